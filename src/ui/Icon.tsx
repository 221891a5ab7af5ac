import type { IconName } from '../../.generated/icons.ts';

/**
 * A file of `src/assets/icons`, as a mask in the colour of the text around it. Decoration, which has no content and so is not read out:
 * the words are beside it or in a label.
 */
export function Icon({ name }: { name: IconName }) {
  return <i className={`mask-icon icon-${name}`} />;
}

/** An icon that the content names: the compiler of the content reports a name that does not exist. */
export function ContentIcon({ name }: { name: string }) {
  return <i className={`mask-icon icon-${name}`} />;
}
