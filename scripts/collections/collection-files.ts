import { type CollectionProfile, PLAIN_PROFILE, type Variable } from './collection.ts';
import { type CollectionSource, composeCollection } from './compose-collection.ts';
import { type CollectionFile, writeBruno } from './write-bruno.ts';
import { writeHttpyac } from './write-httpyac.ts';
import { writePostman, writePostmanEnvironment } from './write-postman.ts';

type CollectionOptions = {
  profile?: CollectionProfile;
  /** Values in place of those of the documents, such as the address of a simulator. */
  values?: Readonly<Record<string, string>>;
};

/** The collections of one language: for Postman with an environment, for httpyac, and a folder for Bruno. The names are always the same. */
export function collectionFiles(
  source: CollectionSource,
  { profile = PLAIN_PROFILE, values = {} }: CollectionOptions = {},
): CollectionFile[] {
  const composed = composeCollection(source, profile);
  const variables = composed.variables.map(
    (variable): Variable => ({
      ...variable,
      value: values[variable.name] ?? variable.value,
    }),
  );
  const collection = { ...composed, variables };
  return [
    { path: 'postman_collection.json', content: writePostman(collection, profile.scripts?.postman) },
    { path: 'postman_environment.json', content: writePostmanEnvironment(collection) },
    { path: 'httpyac.http', content: writeHttpyac(collection, profile.scripts?.httpyac) },
    ...writeBruno(collection, profile.scripts?.bruno).map(({ path, content }) => ({ path: `bruno/${path}`, content })),
  ];
}
