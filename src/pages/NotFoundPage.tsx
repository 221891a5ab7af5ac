import { useText } from '../hooks/use-text.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { BrokenBridge } from './BrokenBridge.tsx';

/** The heading is the specified English text on every site; the sentence below it is in the reader's language. */
export function NotFoundPage() {
  const { t } = useText();
  return (
    <main className="nf" id="main" tabIndex={-1}>
      <BrokenBridge />
      <h1 lang="en">PAGE NOT FOUND</h1>
      <p>{t('notFound.text')}</p>
      <RouteLink className="btn btn--pri" to="/">
        {t('nav.home')}
      </RouteLink>
    </main>
  );
}
