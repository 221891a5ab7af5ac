import type { Localised, SiteConfig } from '../src/model/config.ts';

/** Whom readers turn to. Placeholders of RFC 2606 until the provider names its own. */
export const support: NonNullable<SiteConfig['support']> = {
  email: 'api-support@example.com',
  status: 'https://status.example.com/',
  report: 'https://github.com/example/merchant-api-docs/issues/new',
};

/** A placeholder until the source has a public address. */
const repository = 'https://github.com/example/merchant-api-docs';

/** Source of the site, and where a page can be reported. */
export const source = { repository, files: `${repository}/blob/main` };

/** What guides show of this configuration: `::snippet{id=support}`. */
export const snippets: { [name: string]: Localised } = {
  support: {
    en: `| For | Go to |
|---|---|
| A question about a call, an order or a key | [${support.email}](mailto:${support.email}) |
| Is a service down? | [${new URL(support.status).host}](${support.status}) |
| A mistake in this documentation | [report it](${support.report}) |`,
    zh: `| 事项 | 途径 |
|---|---|
| 关于调用、订单或密钥的问题 | [${support.email}](mailto:${support.email}) |
| 查看服务是否故障 | [${new URL(support.status).host}](${support.status}) |
| 本文档中的错误 | [提交问题](${support.report}) |`,
  },
};
