import type { ReactNode } from 'react';

type MenuProps = {
  /** What the button shows. */
  button: ReactNode;
  /** Name of the button, when what it shows are no words. */
  label?: string;
  buttonClass?: string;
  popClass?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A button with a panel of links or choices: a native `details`, so that it opens before and without script. The style opens it
 * on hover; `useMenus` adds Escape, arrow keys and closing on a press outside. `name` lets the browser keep one open.
 * `data-markdown-ignore`: what is for people alone, and in no page as Markdown (https://agentdocsspec.com).
 */
export function Menu({ button, label, buttonClass, popClass = '', className = '', children }: MenuProps) {
  return (
    <details className={`menu ${className}`.trim()} name="menu" data-menu="" data-markdown-ignore="">
      <summary className={buttonClass} aria-label={label}>
        {button}
      </summary>
      <div className={`menu-panel ${popClass}`.trim()}>{children}</div>
    </details>
  );
}
