import { Icon } from '../ui/Icon.tsx';

type LabLinkProps = { lab: string; title: string; about: string; isInHead: boolean };

/**
 * What a lab is for, with a button that opens it over the page (`src/playground/Dialogs.tsx`): a fragment, so that it works before React and Back
 * closes the lab. `isInHead`: the head of the page has the button.
 */
export function LabLink({ lab, title, about, isInHead }: LabLinkProps) {
  if (isInHead) return <p>{about}</p>;
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
