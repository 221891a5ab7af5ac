import { Blocks } from '../blocks/Blocks.tsx';
import { useText } from '../hooks/use-text.ts';
import type { Feature, Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { ContentIcon, Icon } from '../ui/Icon.tsx';
import { InlineDrawing } from '../ui/InlineDrawing.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import { HomeDownloads } from './HomeDownloads.tsx';
import { HomeEntries } from './HomeEntries.tsx';
import { HomeFlow } from './HomeFlow.tsx';

type HomePageProps = { page: Extract<Page, { layout: 'home' }>; site: SiteData };

export function HomePage({ page: { hero, features, flow, blocks, entries }, site }: HomePageProps) {
  const { t } = useText();
  return (
    <main className="home" id="main" tabIndex={-1}>
      <section className="hero">
        <div>
          <h1>{hero.name}</h1>
          <p className="hero__text">{hero.tagline}</p>
          {hero.actions.map(({ text, path }, index) => (
            <SmartLink
              key={path}
              className={index === 0 ? 'button button--primary button--large' : 'button button--large'}
              href={path}
            >
              {text}
              <Icon name="right" />
            </SmartLink>
          ))}
          {hero.facts.length > 0 && (
            <p className="hero__facts">
              {hero.facts.map(({ icon, text }) => (
                <span key={text}>
                  <ContentIcon name={icon} />
                  {text}
                </span>
              ))}
            </p>
          )}
        </div>
        {hero.drawing && <InlineDrawing className="hero-art" {...hero.drawing} />}
      </section>
      {features.length > 0 && (
        <section className="features" aria-label={t('home.features')}>
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} />
          ))}
        </section>
      )}
      {flow && <HomeFlow flow={flow} />}
      {blocks.length > 0 && (
        <div className="home-section prose">
          <Blocks blocks={blocks} />
        </div>
      )}
      <HomeEntries groups={entries} isBilingual={site.locales.length > 1} />
      <HomeDownloads site={site} />
    </main>
  );
}

function FeatureCard({ feature: { icon, drawing, title, details, path, label } }: { feature: Feature }) {
  return (
    <article className="feature">
      {drawing ? <InlineDrawing drawing={drawing} /> : <ContentIcon name={icon} />}
      <h2>{title}</h2>
      <p>{details}</p>
      {path && (
        <SmartLink href={path}>
          {label ?? title}
          <Icon name="right" />
        </SmartLink>
      )}
    </article>
  );
}
