/** Words that ask and do not say for what: they count for nothing while anything else is typed. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of to in for is are was were be been do does did done how what which why when where who i me my we us our you your it its ' +
    'and or with on by can could should would will from at as if then this that these those there get got has have had need want ' +
    'please not no does about into mean means meaning endpoint endpoints api apis overview management managing manage handle handling ' +
    'supported reference process object objects resource using ' +
    'may might still just keep keeps happen happens something somebody someone anything says say said now yet because so any some more many much long also only own'
  ).split(' '),
);

const HAN_STOP =
  /如何|怎么回事|怎么样|怎么办|怎么|怎样|什么是|什么|为什么|为何|哪些|哪个|哪里|可以|是否|能否|能不能|有没有|多少|请问|想要|需要|进行|相关|接口|获取|吗|呢|的|了|我|是|该|有|会不会|要不要|为啥|客户说|老是|一直|没有办法|出现|提示|时候|这张|一张|这个|一个|他们|我们/gu;

/** A query without the Han words that ask, and the whole of it where nothing else is there. */
export function removeHanStopWords(text: string): string {
  const rest = text.replace(HAN_STOP, ' ').trim();
  return rest === '' ? text : rest;
}
