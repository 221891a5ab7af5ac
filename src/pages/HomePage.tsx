import { Blocks } from '../blocks/Blocks.tsx';
import { useText } from '../hooks/use-text.ts';
import { downloadRows } from '../model/frame.ts';
import type { Feature, Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';
import { FeatureArt } from './FeatureArt.tsx';
import { HeroArt } from './HeroArt.tsx';

type HomePageProps = { page: Extract<Page, { layout: 'home' }>; site: SiteData };

export function HomePage({ page: { hero, features, blocks }, site }: HomePageProps) {
  const { t } = useText();
  return (
    <main className="home" id="main" tabIndex={-1}>
      <section className="hero">
        <div>
          <h1>{hero.name}</h1>
          <p className="hero__t">{hero.tagline}</p>
          {hero.actions.map(({ text, path }, index) => (
            <SmartLink key={path} className={index === 0 ? 'btn btn--pri btn--lg' : 'btn btn--lg'} href={path}>
              {text}
              <Icon name="right" />
            </SmartLink>
          ))}
          {hero.facts.length > 0 && (
            <p className="hero__m">
              {hero.facts.map(({ icon, text }) => (
                <span key={text}>
                  <Icon name={icon} />
                  {text}
                </span>
              ))}
            </p>
          )}
        </div>
        <HeroArt label={t('home.art')} />
      </section>
      <section className="feats" aria-label={t('home.features')}>
        {features.map((feature) => (
          <FeatureCard key={feature.title} feature={feature} />
        ))}
      </section>
      {blocks.length > 0 && (
        <div className="hs prose">
          <Blocks blocks={blocks} />
        </div>
      )}
      <Downloads site={site} />
    </main>
  );
}

function FeatureCard({ feature: { icon, title, details, path } }: { feature: Feature }) {
  const { t } = useText();
  return (
    <article className="feat">
      <FeatureArt name={icon} />
      <h2>{title}</h2>
      <p>{details}</p>
      {path && (
        <SmartLink href={path}>
          {t('home.open', { name: title })}
          <Icon name="right" />
        </SmartLink>
      )}
    </article>
  );
}

function Downloads({ site }: { site: SiteData }) {
  const { t } = useText();
  const rows = downloadRows(site.downloads);
  if (rows.length === 0) return null;
  return (
    <section className="hs">
      <h2>{t('home.downloads')}</h2>
      <p>{t('home.downloadsLead')}</p>
      <div className="dls">
        {rows.flatMap(({ label, files }) =>
          files.map(({ format, url }) => (
            <SmartLink key={url} className="dl" href={url} download="">
              <Icon name={url.includes('asyncapi') ? 'plug' : 'code'} />
              <b>{label}</b>
              <span>{format.toUpperCase()}</span>
              <Icon name="dl" />
            </SmartLink>
          )),
        )}
      </div>
    </section>
  );
}
