import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../../src/model/config.ts';

/** 中文读者对附录各页的叫法。 */
export const appendix: SearchWords<RoutePath>['keywords'] = {
  '/guide/other/support': ['联系客服, 技术支持, 反馈问题, 工单', '找谁帮忙, 热线'],
  '/guide/other/scopes': ['接口权限, 没有权限, 权限不足, 权限'],
  '/guide/other/errors': [
    '余额不足, 余额不够, 返回码, 报错怎么办, 异常处理, 429 请求过多, 验签失败, 签名错误',
    '时间戳过期, 超时, 500 502 503 504 服务器错误, 状态码表, 返回状态码, 错误码表',
    '全局错误码, 公共错误码',
  ],
  '/guide/other/formats': [
    '分页, 翻页, 下一页, 时间格式, 日期格式, 手机号格式, 金额精度, 时区, 编号格式',
    '币种小数位',
    '币种代码, 字段格式, 金额单位',
    '时间参数, 浮点数金额, 字符编码',
  ],
  '/guide/other/versions': ['更新日志, 变更记录, 版本升级, 接口变更, 弃用', '改了什么, 升级影响'],
  '/guide/other/questions': ['待确认事项, 假设'],
  '/guide/other/glossary': ['名词解释, 术语, 中英对照', '符号含义', '什么意思, BIN 含义'],
  '/guide/other/card': [
    '卡组织, Visa 与 Mastercard, 卡状态, 预付与共享额度, 支持的卡组织',
    '状态参考, 卡片状态, 额度卡与储值卡, 生命周期实验, 状态机',
  ],
  '/guide/other/downloads': [
    '下载 OpenAPI, OpenAPI, Swagger, YAML, AsyncAPI, 契约文件, 接口文档下载',
    'Postman, Postman 集合, Insomnia, 导入 Postman, 代码生成, 生成客户端',
    'SDK, SDK 下载, 客户端库, 签名代码, 示例代码, cURL',
    'Markdown, MCP, 编程助手, 大模型',
  ],
  '/guide/other/controls': ['模拟交易, 模拟退款, 模拟器接口, 时钟控制'],
  '/guide/other/signature-doctor': ['签名不通过, 签名调试, 验签失败排查, 签名工具'],
  '/guide/other/checker': ['校验响应, 响应检查, 粘贴错误响应, 契约校验, 校验 webhook, 校验推送'],
  '/guide/other/calculator': ['费用计算器, 手续费试算, 汇率换算, 要扣多少钱, 算一下费用, 估算'],
};
