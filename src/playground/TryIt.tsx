import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../hooks/use-text.ts';
import type { Page } from '../model/page.ts';
import { loadPlaygroundStrings } from '../site/i18n.ts';
import { Icon } from '../ui/Icon.tsx';
import type { TryItDialogProps } from './view/TryItDialog.tsx';

/** The fragment under which the dialog is open, alone or with the values of its form. */
const TRY_IT_HASH = /^#try-it(?:=(.*))?$/;

/**
 * Opens the dialog of the operation on this page while the address says `#try-it`: the button is a link, so it works before React,
 * and Back closes the dialog. The code is loaded when it is first wanted.
 */
export function TryIt({ page: pending }: { page: Page | Promise<Page> | undefined }) {
  const { t } = useText();
  const [isWanted, setWanted] = useState(false);
  const [link, setLink] = useState<string>();
  const wasOpenedHere = useRef(false);
  const [Dialog, setDialog] = useState<ComponentType<TryItDialogProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [page, setPage] = useState<Page>();
  const operation = page && findOperation(page);

  useEffect(() => {
    let isCurrent = true;
    Promise.resolve(pending).then(
      (loaded) => isCurrent && setPage(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);

  // A link of another page may lead to the dialog: the router's navigation is none of these events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const follow = (event?: Event) => {
      const match = TRY_IT_HASH.exec(location.hash);
      wasOpenedHere.current = match !== null && event?.type === 'hashchange';
      setWanted(match !== null);
      setLink(match?.[1]);
    };
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, [page]);

  const locale = page?.locale;
  useEffect(() => {
    if (!isWanted || Dialog || !operation || locale === undefined) return;
    let isCurrent = true;
    load(locale).then(
      (loaded) => isCurrent && setDialog(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, Dialog, operation, locale]);

  const close = useCallback(() => {
    setFailed(false);
    // Back is where the reader comes from: this page without the fragment, if the fragment was followed on it.
    if (wasOpenedHere.current) return history.back();
    history.replaceState(history.state, '', location.pathname + location.search);
    setWanted(false);
  }, []);

  if (!isWanted || !operation || locale === undefined) return null;
  if (hasFailed)
    return (
      <div className="notice" role="alert">
        <p>{t('tryIt.notLoaded')}</p>
        <button type="button" className="button button--small" onClick={() => location.reload()}>
          {t('failed.retry')}
        </button>
        <button type="button" className="icon-button icon-button--small" aria-label={t('close')} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
    );
  return Dialog && <Dialog key={operation.id} operation={operation} locale={locale} link={link} onClose={close} />;
}

async function load(locale: string): Promise<ComponentType<TryItDialogProps>> {
  const [{ TryItDialog }] = await Promise.all([import('./view/TryItDialog.tsx'), loadPlaygroundStrings(locale)]);
  return TryItDialog;
}

function findOperation(page: Page) {
  if (page.layout !== 'doc') return undefined;
  const block = page.blocks.find(({ kind }) => kind === 'operation');
  return block?.kind === 'operation' && !block.operation.webhook ? block.operation : undefined;
}
