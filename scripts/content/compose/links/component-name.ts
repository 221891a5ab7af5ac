import { safeDecode } from '../../../../src/model/links.ts';

/** `Location` of `entity:Location`, `Location`, `./Location`, `#Location`, `#schemas/Location` and `#/components/schemas/Location`. */
export function getComponentName(href: string): string | undefined {
  const [, name] = COMPONENT.exec(safeDecode(href)) ?? [];
  return name;
}

const COMPONENT =
  /^(?:[a-z][a-z0-9+.-]*:|(?:\.?\/)?#?\/?(?:(?:components\/)?(?:schemas?|models?|definitions|component)\/)?)([\p{L}\p{N}_.-]+)$/iu;
