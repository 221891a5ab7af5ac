import { useEffect, useState } from 'react';
import { useDialogFragment } from '../hooks/use-dialog-fragment.ts';
import type { Operation } from '../model/operation.ts';
import type { Page } from '../model/page.ts';
import { findDialog, loadDialog, type RenderDialog } from './load-dialog.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { watchValues } from './watch-values.ts';

/** `#try-it`, alone or with the values of its form; `#websocket-lab`. */
const HASH = /^#([\w-]+)(?:=(.*))?$/;

type DialogsProps = {
  page: Page | Promise<Page> | undefined;
  hasValues: boolean;
  /** Gets a file of the build. */
  fetchData: (address: string) => Promise<unknown>;
};

/** Opens a dialog of this page while the address has its fragment: the call of the operation, or a lab. The code is loaded when it is first wanted. */
export function Dialogs({ page: pending, hasValues, fetchData }: DialogsProps) {
  const [page, setPage] = useState<Page>();
  const [loaded, setLoaded] = useState<{ name: string; operation: Operation | undefined; render: RenderDialog }>();
  const [hasFailed, setFailed] = useState(false);
  const { match, close } = useDialogFragment(HASH, page);
  const dialog = page && findDialog(page, match?.[1], hasValues);
  const locale = page?.locale;
  const { name, operation } = dialog ?? {};

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
    loadDialog(name, { locale, operation, fetchData }).then(
      (render) => isCurrent && setLoaded({ name, operation, render }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, locale, operation, fetchData]);

  useEffect(() => (locale === undefined || !hasValues ? undefined : watchValues(locale)), [locale, hasValues]);

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
  return (
    loaded?.name === name &&
    loaded?.operation === operation &&
    loaded?.render({ ...dialog, locale, link: match?.[2], onClose: close })
  );
}
