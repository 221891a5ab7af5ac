import { type ComponentType, useEffect, useState } from 'react';
import { useDialogFragment } from '../hooks/use-dialog-fragment.ts';
import { LABS, type LabName, type Page } from '../model/page.ts';
import type { LabProps } from './lab/lab-props.ts';
import { loadLab } from './load-lab.ts';
import { NotLoaded } from './NotLoaded.tsx';

const HASH = new RegExp(`^#(${LABS.join('|')})$`);

/** Opens a lab of this page while the address has its name. The code is loaded when it is first wanted. */
export function Labs({ page: pending }: { page: Page | Promise<Page> | undefined }) {
  const [page, setPage] = useState<Page>();
  const [loaded, setLoaded] = useState<{ name: LabName; Lab: ComponentType<LabProps> }>();
  const [hasFailed, setFailed] = useState(false);
  const { match, close } = useDialogFragment(HASH, page);
  const blocks = page?.layout === 'doc' ? page.blocks : [];
  const name = blocks.flatMap((block) => (block.kind === 'lab' && block.lab === match?.[1] ? [block.lab] : [])).at(0);
  const locale = page?.locale;

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
    loadLab(name, locale).then(
      (Lab) => isCurrent && setLoaded({ name, Lab }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, locale]);

  if (name === undefined || locale === undefined) return null;
  if (hasFailed)
    return (
      <NotLoaded
        onClose={() => {
          setFailed(false);
          close();
        }}
      />
    );
  return loaded?.name === name ? <loaded.Lab blocks={blocks} locale={locale} onClose={close} /> : null;
}
