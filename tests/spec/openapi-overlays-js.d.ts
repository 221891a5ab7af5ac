declare module 'openapi-overlays-js/src/overlay.js' {
  import type { JsonObject } from '../../scripts/content/json/json-value.ts';

  export function applyOverlay(document: JsonObject, overlay: JsonObject): JsonObject;
}
