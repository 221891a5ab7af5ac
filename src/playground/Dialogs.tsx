import { useEffect, useState } from 'react';
import { useDialogFragment } from '../hooks/use-dialog-fragment.ts';
import type { Page } from '../model/page.ts';
import { findDialog, loadDialog, type RenderDialog } from './load-dialog.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { watchValues } from './values/watch-values.ts';

/** `#try-it`, alone or with the values of its form; `#websocket-lab`. */
const HASH = /^#([\w-]+)(?:=(.*))?$/;

/** Opens a dialog of this page while the address has its fragment: the call of the operation, or a lab. The code is loaded when it is first wanted. */
export function Dialogs({ page: pending }: { page: Page | Promise<Page> | undefined }) {
  const [page, setPage] = useState<Page>();
  const [loaded, setLoaded] = useState<{ name: string; render: RenderDialog }>();
  const [hasFailed, setFailed] = useState(false);
  const { match, close } = useDialogFragment(HASH, page);
  const dialog = page && findDialog(page, match?.[1]);
  const locale = page?.locale;
  const name = dialog?.name;

  useEffect(() => {
    let isCurrent = true;
    Promise.resolve(pending).then(
      (settled) => isCurrent && setPage(settled),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pending]);

  useEffect(() => {
    if (name === undefined || locale === undefined) return;
    let isCurrent = true;
    loadDialog(name, locale).then(
      (render) => isCurrent && setLoaded({ name, render }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, locale]);

  useEffect(() => (locale === undefined ? undefined : watchValues(locale)), [locale]);

  if (!dialog || locale === undefined) return null;
  if (hasFailed)
    return (
      <NotLoaded
        onClose={() => {
          setFailed(false);
          close();
        }}
      />
    );
  return loaded?.name === name && loaded?.render({ ...dialog, locale, link: match?.[2], onClose: close });
}
