import { imageSize } from 'image-size';

/** Width and height of an image in CSS pixels. */
export type ImageSize = { width: number; height: number };

/** Size of a PNG, GIF, JPEG, WebP or SVG file; undefined when it is none of these or damaged. */
export function readImageSize(bytes: Buffer): ImageSize | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
