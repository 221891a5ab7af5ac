import { type DragEvent, useRef, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatBytes } from './format-bytes.ts';

type FileInputProps = {
  id: string;
  isList: boolean;
  files: readonly File[];
  /** What an input says of its mark. */
  mark: { 'aria-invalid'?: true; 'aria-describedby'?: string };
  onChange: (files: File[]) => void;
};

/** Files of the reader's machine, chosen or dropped. Its own words, because a browser would use those of another language. */
export function FileInput({ id, isList, files, mark, onChange }: FileInputProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const add = (list: FileList | null) => {
    const added = [...(list ?? [])];
    if (added.length > 0) onChange(isList ? [...files, ...added] : added.slice(0, 1));
    // The same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the other way of the input in it.
    <div
      className="file-input"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {files.map((file) => (
        <p key={`${file.name} ${file.size} ${file.lastModified}`}>
          <Icon name="file" />
          <span>
            {file.name} <small>{formatBytes(file.size)}</small>
          </span>
          <button
            type="button"
            className="icon-button icon-button--small"
            aria-label={t('playground:documents.removeFile', { name: file.name })}
            onClick={() => {
              onChange(files.filter((other) => other !== file));
              input.current?.focus();
            }}
          >
            <Icon name="x" />
          </button>
        </p>
      ))}
      <label className="file-input__choose">
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          multiple={isList}
          {...mark}
          onChange={({ target }) => add(target.files)}
        />
        <span className="button button--small">
          <Icon name="upload" />
          {t(isList ? 'playground:documents.chooseFiles' : 'playground:documents.chooseFile')}
        </span>
        <small>{t(isList ? 'playground:documents.dropFiles' : 'playground:documents.dropFile')}</small>
      </label>
    </div>
  );
}
