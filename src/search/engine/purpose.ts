import type { SearchEndpoint } from '../../model/search.ts';

/** What an operation does to a thing, or what a reader wants done; `attach` and `detach` change only whether two things belong together. */
export type Purpose = Action | 'attach' | 'detach';
type Action = 'create' | 'read' | 'update' | 'remove';

/** Verbs of readers and of names of operations; no plurals, which are nouns (`orders`). Methods: RFC 9110, 9.3; standard verbs: Google AIP-131 to 136. */
const VERBS: Record<Action, { en: string; zh: string }> = {
  create: {
    en: 'create add new make start begin open register issue order generate insert submit initiate onboard enroll subscribe apply send pay charge refund capture transfer bill invoice report schedule save store upload take collect settle give post place buy leave put attach link associate connect invite duplicate copy clone share watch follow like write track log record reply respond answer run trigger establish creates adds submits starts hire sell ask tell raise fire use',
    zh: '创建 新建 新增 添加 增加 开通 注册 发起 申请 提交 退款 付款 转账 上传 发布 导入 发送 复制 克隆 拷贝 绑定 邀请 加入 执行 运行',
  },
  read: {
    en: 'get read show view see retrieve fetch find list look lookup check search display download browse reveal export listen preview all every which what who is are has gets lists retrieves returns',
    zh: '查询 查看 获取 查找 检查 下载 导出 搜索 检索 列表 详情 哪些 所有 预览 验证',
  },
  update: {
    en: 'update change edit modify set rename adjust increase decrease correct replace amend patch block activate disable enable expire mark move reorder reset configure extend complete finish pause resume archive lock unlock snooze merge updates sets',
    zh: '更新 修改 更改 编辑 设置 变更 重命名 改名 启用 停用 禁用 刷新',
  },
  remove: {
    en: 'delete remove erase destroy forget drop unsubscribe unregister unlink disconnect detach revoke cancel stop abort void end undo terminate release unfollow unlike kick unbind unassign disassociate dissociate deletes removes cancels',
    zh: '删除 移除 解绑 注销 取消 撤销 停止 终止 中止 中断 作废 关闭 去掉 删掉 清空 清除 撤掉 踢出 撤回 退出 离开 解除',
  },
};

const PURPOSES = Object.entries(VERBS) as [Action, { en: string; zh: string }][];
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
/** Who wants to be notified subscribes. */
const ASKS_FOR_EVENTS = /^(?:get|be) (?:notified|notifications|events|informed)/;
/** Two things, joined by a preposition. */
const ATTACHES =
  /^(?:add|adds|put|insert|attach|link|associate|connect|assign|invite|bind|move)\b.* (?:to|into|in|with)\b|把.*(?:加到|加入|添加到|放到|放进)/;
const DETACHES =
  /^(?:remove|removes|delete|kick|take|detach|unlink|disassociate|dissociate|disconnect|unassign|unbind)\b.* (?:from|out of)\b/;
/** Asks for the reason of a failure: no operation is meant. */
const ASKS_FOR_REASON = /^why\b/;

/** What the reader of a query wants done, by its first verb; undefined for a query that only names a thing. */
export function getQueryPurpose(text: string): Purpose | undefined {
  const query = text.toLowerCase().trim();
  if (ASKS_FOR_REASON.test(query)) return undefined;
  if (ASKS_FOR_VALUE.test(query)) return 'read';
  if (ASKS_FOR_EVENTS.test(query)) return 'create';
  return getVerbPurpose(query.replace(BEFORE_VERB, ''));
}

/** What an operation does: its title says it, else the end of its path, else its method. POST alone says nothing. */
export function getOperationPurpose(title: string, { method, path }: SearchEndpoint): Purpose | undefined {
  const end = path.split('/').at(-1) ?? '';
  return getVerbPurpose(title.toLowerCase()) ?? METHODS[method] ?? getVerbPurpose(end.toLowerCase());
}

/** What the purpose of an operation is worth to a reader who wants another or the same; to put one thing into another may be said as creating or changing something. */
export function comparePurposes(wanted: Purpose, offered: Purpose): 'same' | 'other' | 'near' {
  if (wanted === offered) return 'same';
  const pair = [wanted, offered].sort().join(' ');
  return NEAR.has(pair) ? 'near' : 'other';
}

const NEAR: ReadonlySet<string> = new Set(['attach create', 'attach update', 'detach remove']);

function getVerbPurpose(text: string): Purpose | undefined {
  if (ATTACHES.test(text)) return 'attach';
  if (DETACHES.test(text)) return 'detach';
  const verb = getVerb(text);
  return verb === undefined ? undefined : (ENGLISH.get(verb) ?? CHINESE.get(verb));
}

/** The first word, or the first Chinese verb, of a text in lower case. */
export function getVerb(text: string): string | undefined {
  const [first] = /[a-z]+/.exec(text) ?? [];
  if (first !== undefined && ENGLISH.has(first) && !/^\P{Script=Han}*\p{Script=Han}/u.test(text)) return first;
  const [found] = [...CHINESE.keys()]
    .map((verb) => ({ verb, at: text.indexOf(verb) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  return found?.verb;
}
