/** A mask of `styles/icons.css` in the colour of the text around it. Decoration: the words stand beside it or in a label, and what has no content is not read out. */
export function Icon({ name }: { name: string }) {
  return <i className={`i i-${name}`} />;
}
