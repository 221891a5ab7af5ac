import type { SampleLanguageName } from '../model/sample-languages.ts';
import type { SampleRequest } from './sample-request.ts';
import type { SampleText } from './sample-text.ts';
import { signedCurl } from './signed/curl.ts';
import { signedGo } from './signed/go.ts';
import { signedJava } from './signed/java.ts';
import { signedNode } from './signed/node.ts';
import { signedPhp } from './signed/php.ts';
import { signedPython } from './signed/python.ts';

export type SampleWriter = (request: SampleRequest) => SampleText;

/** For each language of the registry what writes a request that is signed with its helper. */
export const SIGNED_WRITERS: Record<SampleLanguageName, SampleWriter> = {
  bash: signedCurl,
  java: signedJava,
  ts: signedNode,
  python: signedPython,
  go: signedGo,
  php: signedPhp,
};
