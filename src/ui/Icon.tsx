/**
 * A mask of `styles/icons.css` in the colour of the text around it. Decoration, which has no content and so is not read out: the words
 * stand beside it or in a label.
 */
export function Icon({ name }: { name: string }) {
  return <i className={`i i-${name}`} />;
}
