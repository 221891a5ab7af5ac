import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LINKED_OPTION } from './read-html.ts';

type Strings = {
  section: Record<string, string>;
  field: Record<string, string>;
  operation: Record<string, string>;
  page: Record<string, string>;
};

/** What the sections of a page are called in one language, and the words for what a field is. */
export type PlaceNames = {
  find(heading: string, sub: string | undefined): string;
  isHeadersLine(line: string): boolean;
  words: Record<
    'required' | 'optional' | 'readOnly' | 'deprecated' | 'oneOfNeeded' | 'noBody' | 'unreadBody' | 'none',
    string
  >;
  /** Sentences about fields that are shown elsewhere. */
  elsewhere: RegExp;
};

/** Reads the words of the interface: the pages are in one of its languages. */
export async function readPlaceNames(root: string, locale: string): Promise<PlaceNames> {
  const folder = join(root, 'src/strings', locale);
  const strings: Strings = JSON.parse(await readFile(join(folder, 'interface.json'), 'utf8'));
  const content = JSON.parse(await readFile(join(folder, 'content.json'), 'utf8'));
  const { channel } = JSON.parse(await readFile(join(folder, 'blocks.json'), 'utf8'));
  const { section, field, operation, page } = strings;
  const places = new Map([
    [section.path, 'path'],
    [section.parameters, 'path'],
    [section.query, 'query'],
    [section.body, 'body'],
    [section.headers, 'header'],
    [section.cookie, 'cookie'],
  ]);
  const pattern = (text = '') => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\\\{\w+\\\}\\\}/g, '.+');
  const plural = (name: string) => Object.keys(operation).filter((key) => key.startsWith(name));
  const headers = plural('responseHeaders').map((key) => pattern(operation[key]));
  return {
    find(heading, sub) {
      if (heading === section.responses)
        return sub === undefined ? 'responses' : `response ${sub.replace(/\\(.)/g, '$1')}`;
      if (heading === section.messages)
        return sub === undefined ? 'messages' : `message ${/`+ ?(.*?) ?`+/.exec(sub)?.[1] ?? sub}`;
      return places.get(heading) ?? `other ${heading}`;
    },
    isHeadersLine: (line) =>
      new RegExp(`^(?:${headers.join('|')}|${pattern(section.headers)})[:：]\\s*$`).test(line.trim()),
    words: {
      required: field.required ?? '',
      optional: field.optional ?? '',
      readOnly: field.readOnly ?? '',
      deprecated: page.deprecated ?? '',
      oneOfNeeded: field.oneOfNeeded ?? '',
      noBody: operation.noBody ?? '',
      unreadBody: operation.unreadBody ?? '',
      none: content.security.none,
    },
    elsewhere: new RegExp(
      [
        field.sameAs,
        field.recursive,
        field.cut,
        field.allFields,
        operation.bodyOf,
        operation.headersOf,
        channel.fieldsAs,
      ]
        // A placeholder at an end matches whatever there is, slowly.
        .map((sentence = '') => pattern(sentence.replace(/^\{\{\w+\}\}|\{\{\w+\}\}$/g, '').trim()))
        .concat(LINKED_OPTION)
        .join('|'),
    ),
  };
}
