import type { SampleLanguageName } from '../model/sample-languages.ts';
import { plainCurl } from './plain/curl.ts';
import { plainGo } from './plain/go.ts';
import { plainJava } from './plain/java.ts';
import { plainNode } from './plain/node.ts';
import { plainPhp } from './plain/php.ts';
import { plainPython } from './plain/python.ts';
import type { SampleWriter } from './signed-writers.ts';

/** For each language of the registry what writes a request of a document that is not signed. */
export const PLAIN_WRITERS: Record<SampleLanguageName, SampleWriter> = {
  bash: plainCurl,
  java: plainJava,
  ts: plainNode,
  python: plainPython,
  go: plainGo,
  php: plainPhp,
};
