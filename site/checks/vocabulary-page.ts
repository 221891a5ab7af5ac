import { VOCABULARY } from '../rules/vocabulary.js';

const INTRODUCTION = `# Extensions of the contract

Every name that begins with \`x-\` in \`openapi/\` and \`asyncapi/\`: where it may be, its value (\`?\`: may be missing), what it means. The
rule \`vocabulary\` of \`.spectral.yaml\` checks all three; other rules are named.

A new extension is one entry in \`site/rules/vocabulary.js\`, then \`npx api-docs vocabulary\`, which writes this page. Texts for
readers also belong in \`scripts/spec/texts.ts\`, so that a missing translation is an error.
`;

/** The page of contributors about all extensions. */
export function vocabularyPage(): string {
  const entries = VOCABULARY.map(({ name, on, shape, meaning, rules = [] }) => {
    const checked = rules.length > 0 ? `\n- **Also checked by** ${rules.map((rule) => `\`${rule}\``).join(', ')}` : '';
    return `## ${name}\n\n${meaning}\n\n- **On** ${on.join(', ')}\n- **Value** ${shape.words}${checked}\n`;
  });
  return [INTRODUCTION, ...entries].join('\n');
}
