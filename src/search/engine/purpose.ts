import type { SearchEndpoint } from '../../model/search.ts';

/** What an operation does to a thing, or what a reader wants done. */
export type Purpose = 'create' | 'read' | 'update' | 'remove';

/** Verbs of readers and of names of operations; no plurals, which are nouns (`orders`). Methods: RFC 9110, 9.3; standard verbs: Google AIP-131 to 136. */
const VERBS: Record<Purpose, { en: string; zh: string }> = {
  create: {
    en: 'create add new make start begin open register issue order generate insert submit initiate onboard enroll subscribe apply send pay charge refund capture transfer bill invoice report schedule save store upload take collect settle give post creates adds',
    zh: '创建 新建 新增 添加 开通 注册 发起 申请 提交 退款 付款 转账 上传',
  },
  read: {
    en: 'get read show view see retrieve fetch find list look lookup check search display download browse reveal all every which what who is are has gets lists retrieves returns',
    zh: '查询 查看 获取 查找 检查 下载 列表 详情',
  },
  update: {
    en: 'update change edit modify set rename adjust increase decrease correct replace amend patch block activate disable expire updates',
    zh: '更新 修改 更改 编辑 设置 变更',
  },
  remove: {
    en: 'delete remove erase destroy forget drop unsubscribe unregister unlink disconnect detach revoke cancel stop abort void end undo terminate release close unfollow unlike deletes removes cancels',
    zh: '删除 移除 解绑 注销 取消 撤销 停止 终止 作废 关闭',
  },
};

const PURPOSES = Object.entries(VERBS) as [Purpose, { en: string; zh: string }][];
const ENGLISH = new Map(PURPOSES.flatMap(([purpose, { en }]) => en.split(' ').map((verb) => [verb, purpose])));
const CHINESE = new Map(PURPOSES.flatMap(([purpose, { zh }]) => zh.split(' ').map((verb) => [verb, purpose])));

const METHODS: Partial<Record<SearchEndpoint['method'], Purpose>> = {
  GET: 'read',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'remove',
};

/** Words before the verb of a question that asks how to do something. */
const BEFORE_VERB = /^(?:(?:please|how (?:do|can|to|would|should)|i|we|you|want|need|can|to) )+/;
/** Asks for a value, whatever its verb. */
const ASKS_FOR_VALUE = /^(?:how (?:much|many)|what|which|who|is|are|where|when)\b/;
/** Asks for the reason of a failure: no operation is meant. */
const ASKS_FOR_REASON = /^why\b/;

/** What the reader of a query wants done, by its first verb; undefined for a query that only names a thing. */
export function getQueryPurpose(text: string): Purpose | undefined {
  const query = text.toLowerCase().trim();
  if (ASKS_FOR_REASON.test(query)) return undefined;
  if (ASKS_FOR_VALUE.test(query)) return 'read';
  return getVerbPurpose(query.replace(BEFORE_VERB, ''));
}

/** What an operation does: its title says it, else the end of its path, else its method. POST alone says nothing. */
export function getOperationPurpose(title: string, { method, path }: SearchEndpoint): Purpose | undefined {
  const end = path.split('/').at(-1) ?? '';
  return getVerbPurpose(title.toLowerCase()) ?? METHODS[method] ?? getVerbPurpose(end.toLowerCase());
}

/** The purpose of the first word, or of the first Chinese verb. */
function getVerbPurpose(text: string): Purpose | undefined {
  const [first] = /[a-z]+/.exec(text) ?? [];
  const english = first === undefined || /^\P{Script=Han}*\p{Script=Han}/u.test(text) ? undefined : ENGLISH.get(first);
  if (english) return english as Purpose;
  const [found] = [...CHINESE]
    .map(([verb, purpose]) => ({ purpose, at: text.indexOf(verb) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  return found?.purpose as Purpose | undefined;
}
