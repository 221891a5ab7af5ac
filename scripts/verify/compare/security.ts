import type { Difference, PageFacts, Subject } from '../facts.ts';
import type { PlaceNames } from '../page/place-names.ts';

type Found = Omit<Difference, 'page'>;

/** Each way to authorise is on the page with its scopes, and optional only where one way asks for nothing. */
export function compareSecurity({ security = [] }: Subject, page: PageFacts, { words }: PlaceNames): Found[] {
  const isOptional = security.some(({ credentials }) => credentials.length === 0);
  const alone = security.length === 1;
  return security.flatMap(({ credentials, at }) =>
    credentials.flatMap(({ place, name, scopes }): Found[] => {
      const part = page.parts.find((one) => one.place === place);
      const field = part?.fields.find(({ path }) => path.toLowerCase() === name.toLowerCase());
      const fail = (message: string): Found => ({ kind: 'security', pointer: at.pointer, message });
      if (!field) return [fail(`the ${place} ${name} that it asks for is not shown`)];
      const saysOptional = new RegExp(`(?:^| · )${words.optional}(?:$|[ :：·])`).test(field.head);
      const saysRequired = new RegExp(`(?:^| · )${words.required}(?:$|[ :：·])`).test(field.head);
      return [
        ...scopes
          .filter((scope) => !page.words.includes(scope))
          .map((scope) => fail(`the scope ${scope} is not named`)),
        ...(saysOptional && !isOptional ? [fail(`${name} is optional, although no way is without it`)] : []),
        ...(alone && !isOptional && !saysRequired ? [fail(`${name} is not said to be required`)] : []),
      ];
    }),
  );
}
