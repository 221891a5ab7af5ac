import './tool-dialog.css';
import { type ReactNode, type RefObject, useId } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../hooks/use-modal.ts';
import { useText } from '../../hooks/use-text.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

type ToolDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Its size and place. */
  className: string;
  title: string;
  /** Beside the title. */
  details?: ReactNode;
  /** Buttons of the head, after the one that closes. */
  actions?: ReactNode;
  /** The half that phones show. */
  tab?: string;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of a tool over its page: a native modal dialog with a title and the way out. */
export function ToolDialog({ dialog, className, title, details, actions, tab, onClose, children }: ToolDialogProps) {
  const { t } = useText();
  const id = useId();
  useModal(dialog);
  useFocusFallback(dialog);
  return createPortal(
    <dialog
      ref={dialog}
      className={`tool-dialog ${className}`}
      aria-labelledby={id}
      data-tab={tab}
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <header className="row tool-dialog__head">
        <h2 id={id}>{title}</h2>
        {details}
        <button
          type="button"
          className="icon-button tool-dialog__close"
          aria-label={t('playground:close')}
          onClick={onClose}
        >
          <Icon name="x" />
          <Icon name="right" />
        </button>
        {actions}
      </header>
      {children}
      <Announcer />
    </dialog>,
    document.body,
  );
}
