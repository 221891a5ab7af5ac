import { type ComponentType, useEffect, useState } from 'react';
import { useDialogFragment } from '../hooks/use-dialog-fragment.ts';
import type { Page } from '../model/page.ts';
import { loadPlaygroundStrings } from '../site/i18n.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { TryItDialogProps } from './view/TryItDialog.tsx';

/** The fragment under which the dialog is open, alone or with the values of its form. */
const TRY_IT_HASH = /^#try-it(?:=(.*))?$/;

/** Opens the dialog of the operation on this page while the address says `#try-it`. The code is loaded when it is first wanted. */
export function TryIt({ page: pending }: { page: Page | Promise<Page> | undefined }) {
  const [Dialog, setDialog] = useState<ComponentType<TryItDialogProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [page, setPage] = useState<Page>();
  const operation = page && findOperation(page);
  const { match, close } = useDialogFragment(TRY_IT_HASH, page);
  const isWanted = match !== null;

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

  if (!isWanted || !operation || locale === undefined) return null;
  if (hasFailed)
    return (
      <NotLoaded
        onClose={() => {
          setFailed(false);
          close();
        }}
      />
    );
  return Dialog && <Dialog key={operation.id} operation={operation} locale={locale} link={match[1]} onClose={close} />;
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
