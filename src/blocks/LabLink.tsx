import { Icon } from '../ui/Icon.tsx';

type LabLinkProps = { lab: string; title: string; about: string };

/** Opens a lab over the page (`src/playground/Dialogs.tsx`): a fragment, so that it works before React and Back closes the lab. */
export function LabLink({ lab, title, about }: LabLinkProps) {
  return (
    <div className="lab-link">
      <p>{about}</p>
      <a className="button try-it-link" id={lab} href={`#${lab}`}>
        <Icon name="play" />
        {title}
      </a>
    </div>
  );
}
