import { expectTypeOf, it } from 'vitest';
import type { RoutePath } from '../../.generated/routes.ts';
import { nav, sidebars } from '../../site/navigation.ts';
import { RouteLink } from '../../src/ui/RouteLink.tsx';

// Checked by `npm run types`: what is wrong here does not compile.
it('a link in code leads to a page that exists', () => {
  expectTypeOf<'/guide/card/open-card'>().toExtend<RoutePath>();
  RouteLink satisfies (props: { to: '/guide/card/open-card' }) => unknown;
  // @ts-expect-error there is no such page
  RouteLink satisfies (props: { to: '/guide/card/close-card' }) => unknown;
});

it('the navigation names pages that exist', () => {
  expectTypeOf(sidebars).not.toBeAny();
  expectTypeOf(nav).not.toBeAny();
  // @ts-expect-error there is no such page
  const wrong: typeof sidebars = { '/guide/': ['/guide/card/close-card'] };
  expectTypeOf(wrong).not.toBeAny();
});
