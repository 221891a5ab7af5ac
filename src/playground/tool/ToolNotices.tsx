import { useText } from '../../hooks/use-text.ts';

type ToolNoticesProps = { isStored: boolean; isElsewhere: boolean; notice: string };

/** What a reader has to know of the state, and of what he did last. */
export function ToolNotices({ isStored, isElsewhere, notice }: ToolNoticesProps) {
  const { t } = useText();
  return (
    <>
      {!isStored && <p className="tool-dialog__note">{t('playground:notStored')}</p>}
      <p className="tool-dialog__notice" role="status">
        {isElsewhere ? t('playground:elsewhere') : notice}
      </p>
    </>
  );
}
