import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../../src/model/config.ts';

/** 中文读者可能输入的词，逐页列出：其他平台的叫法、常见症状，以及开发者常用的英文词。 */
export const words: SearchWords<RoutePath>['words'] = {
  '/guide/quick-start':
    '入门 教程 脚本 示例 上手 快速接入 新手 第一步 Demo 跑通 首次调用 本地运行 示例代码 五分钟 quickstart hello',
  '/guide/':
    '对接 接入流程 总览 手册 开发者文档 接口文档 使用说明 从哪里开始 目录 接入准备 接入步骤 开发准备 docs 技术 参数',
  '/guide/get-config':
    '网关 域名 服务器地址 环境变量 沙盒 生产 联调 白名单 请求地址 接口地址 正式环境 测试地址 appId 应用 ID 客户端 商户 秘钥 注册 开户 申请接入 IP 白名单设置 报备 域名解析 环境切换 endpoint production host 准备 服务器 申请 开通 Key Secret',
  '/guide/api-authentication':
    '鉴权 令牌 签名 过期 身份验证 授权 访问控制 登录态 401 未授权 安全机制 OAuth Bearer token auth',
  '/guide/global-request-header':
    '签名方法 签名规则 参数排序 公共参数 公共请求参数 时间戳 随机数 验签 签名串 签名错误 验签不通过 加签方式 签名校验 拼接 排序 摘要 哈希 防重放 时钟 时间误差 服务器时间 通用参数 必传 请求头部 X-Signature nonce timestamp sign header RSA SHA256 HMAC 格式 示例 拼接规则 常见 失败 计算 认证 重放攻击',
  '/guide/data-encryption':
    '解密 密文 敏感 算法 加密方式 解密方法 敏感字段 敏感数据 混合加密 会话密钥 公钥加密 解密失败 密文格式 AES RSA GCM OAEP JWE 传输加密',
  '/guide/multi-language': '中文 英文 国际化 语言切换 英文提示 中文提示 提示语 错误文案 Accept-Language 本地化',
  '/guide/response-data':
    '返回 状态码 列表 验签 字段 返回参数 返回结果 公共返回 应答 报文格式 数据结构 通用响应 JSON 结果码 成功标志 请求流水号 requestId 解析 空值 response 安全校验 校验',
  '/guide/key-pair':
    '公钥 私钥 证书 轮换 泄露 商户私钥 开发包 密钥管理 生成公私钥 上传公钥 密钥格式 密钥更换 密钥过期 平台公钥 证书下载 PKCS8 PKCS1 PEM OpenSSL 密钥丢失 SDK 下载 代码示例 工具包 Java Python PHP Go Node',
  '/guide/chain-type':
    '波场 以太坊 确认数 区块确认 地址格式 最小充值 主网 公链 代币标准 网络类型 币种 合约地址 精度 出块 最小充币 链上手续费 支持币种 USDT USDC TRON ETH BSC TRC20 ERC20 BEP20 代币 充错 没到账 列表',
  '/guide/retries':
    '退避 并发 请求 ID 订单号唯一 调用频率 频控 去重 校验 防重复 唯一性 重发 重复下单 重复扣款 幂等性 幂等号 网络异常 超时处理 结果未知 掉单 QPS TPS 限速 限频 并发限制 429 触发限流 退避重试 校验顺序 idempotency retry timeout 没有回应 再发 几次 太快 间隔',
  '/guide/first-runs': '示例 流程 完整流程 端到端 业务流程 接入示例 全流程 演示',
  '/guide/test-and-simulate':
    '联调 触发 余额 仿真 测试账号 测试环境 测试金额 假数据 挡板 Mock 测试卡号 模拟授权 模拟交易 模拟入账 造数据 测试币 水龙头 模拟失败 触发失败 测试用例 沙箱控制 时间快进 sandbox simulate test 真钱 试一下',
  '/guide/going-live': '检查 生产 上线清单 切换生产 验收 发布 投产准备 灰度 监控 上线前 go live',
  '/guide/other/support':
    '客服 故障 反馈 技术支持 人工 联系方式 维护公告 服务状态 停机 SLA 工单 常见问题 FAQ 帮忙 电话',
  '/guide/concepts':
    '入门 介绍 总览 架构 角色 流程 环境 联调 开通账号 商户号 测试账号 测试环境 网关 业务介绍 产品介绍 核心概念 名词 对象关系 资金流 资金流转 账户体系 业务模型 参与方 发卡行 申请开通 接入条件 产品概述 overview 谁',
  '/guide/card-spending':
    '授权通过 未结算 已结算 授权回调 请款 退货 拒付 争议 跨境 货币转换 商户类别 ATM 取现 线上支付 OTP 动态密码 转发 透支 交易生命周期 刷卡消费 交易授权 实时授权 预授权完成 部分授权 授权过期 冲正 撤销交易 交易退款 清算金额 多清 强制入账 超额 消费被拒 拒绝原因 扣款失败 绑卡失败 绑卡 验证扣款 小额验证 订阅扣费 风控规则 消费控制 单笔上限 日限额 商户限制 MCC 境外消费 外币 货币转换费 欺诈 盗刷 授权退款 Apple Pay Google 取款 3DS authorization settlement refund chargeback 授权方式 结果通知 手续费 小额 交易费 押金 负数 多扣 刷不出 加油 商家取消',
  '/guide/reconciliation':
    '核对 账务 差异 不平 报表 日结 流水核对 财务 明细账 尾差 对账文件 对账单下载 结算 结算单 日终 差错 长款 短款 核账 平账 账不平 差异处理 资金流水 账单核对 财务对账 金额计算 计算公式 舍入 进位 T+1 reconciliation settlement 对不上 一分钱',
  '/guide/security':
    '合规 审计 证书 TLS 敏感信息 保管 泄露 脱敏 日志 防火墙 白名单限制 密钥管理 安全规范 安全要求 安全建议 PCI DSS 数据安全 卡号保存 卡号脱敏 日志脱敏 密钥保管 密钥泄露 证书校验 HTTPS TLS1.2 隐私政策 个人信息保护 合规要求 GDPR 漏洞 泄漏 账号信息 公开 保存',
  '/guide/auth/code2token':
    '获取凭证 授权登录 有效期 首次 申请 换取令牌 授权码 code accessToken 首次授权 登录接口 密钥换取 OAuth 获取凭据 接口 expires',
  '/guide/auth/refresh-token':
    '凭证失效 失效 换新 有效期 重新登录 令牌失效 更新令牌 延长有效期 重新获取 自动刷新 401 refreshToken',
  '/guide/other/scopes': '权限控制 无权限 禁止访问 403 权限列表 权限说明 无接口权限 授权项 最小权限 Forbidden scope',
  '/guide/card/card-bin-list':
    '可用 卡段 卡品牌 价格 产品目录 最低额度 最高额度 年费 月费类型 充值最小额度 卡组 卡类型 卡产品查询 产品列表 可开卡 支持币种 开卡费 卡片价格 手续费率 月费 卡模板 查询卡段 发卡地区 虚拟卡 充值限额 上架 programs products 查找 选择 办卡费 费率 制卡费 多少钱 最大 渠道',
  '/guide/card/card-bin-info':
    '查询 单个产品 价格 最低额度 最高额度 充值最小额度 月费类型 产品详情 卡段信息 费率 限额 开卡要求 是否需要持卡人 查找 最大余额',
  '/guide/card/open-card':
    '开卡请求 卡片申请 购卡 下卡 虚拟卡 实体卡 制卡 寄卡 提交开卡 签发 发行 创建卡 发卡 申请卡 开虚拟卡 批量开卡 一次性卡 共享卡 礼品卡 员工卡 预付卡 储值卡 额度卡 开卡失败 开卡结果 卡面 物流 快递 寄送 收货地址 姓名印刷 首充 开卡金额 开卡手续费 重复开卡 补发 create card issue 多久 新卡 pending 卡住 未完成',
  '/guide/card/active-card':
    '等待激活 待激活 收卡 激活失败 激活卡片 卡激活 未激活 首次使用 开通卡片 实体卡激活 校验 activate 寄到 收到',
  '/guide/card/card-list':
    '名下 全部卡片 卡片查询 筛选 导出 获取卡列表 卡片列表 分页查询卡 用户的卡 全部卡 ID 查询 查卡 list cards 共享卡 分页 忘了 编号 客户 某个',
  '/guide/card/card-info':
    '敏感信息 卡敏感信息 明文卡号 卡状态 查询卡状态 有效期 后四位 卡余额 到期 过期日期 到期日 卡片详情 获取卡号 卡三要素 卡四要素 卡密信息 完整卡信息 卡片余额 查余额 卡号明文 显示卡号 CVV2 card details balance PAN 查询 单张 还有 钱 保存',
  '/guide/card/card-holder-bind':
    '分配 指派 员工 更换持卡人 卡片归属 分配卡片 关联持卡人 不记名 实名绑定 assign 用户 归属人 别人 名字',
  '/guide/card/card-contact':
    '邮箱 手机号 电话 邮编 账单地址 接收验证码 修改手机 更换手机号 修改卡邮箱 账单地址修改 接收短信 验证码手机 3DS 验证码 AVS 邮编校验 联系信息 绑定手机 不对 换号 没收到 没有收到 改',
  '/guide/card/card-pwd':
    'PIN 锁定 重置 ATM 输错 密码管理 支付密码 取现密码 设置密码 密码错误 密码被锁 密码加密 六位密码 四位密码 change 取不了',
  '/guide/card/card-status':
    '临时冻结 解除冻结 限制使用 封卡 挂失 风控 丢失 被盗 冻结卡 解冻卡 卡片冻结 卡片解冻 锁定卡 临时挂失 恢复使用 停用 启用 暂停使用 卡状态变更 风控冻结 遗失 freeze unfreeze block 状态修改 偷 盗刷 恢复',
  '/guide/card/card-recharge':
    '储值卡 增加余额 入金 转入 资金转入 划转 加款 充值卡 卡入金 资金划转 加钱 额度调整 增加额度 充值金额 充值失败 充值手续费 最低充值 调额 top up 没钱 超过',
  '/guide/card/card-withdraw':
    '减少余额 转回 划出 退回账户 资金转回 扣款 减款 余额提取 取出 卡转出 卡出金 余额转出 余额回收 资金回收 减少额度 转回钱包 提取余额 退回余额 降额 退款到钱包 退款 拿回来 太多',
  '/guide/card/cancel-card':
    '关闭 已关闭 销毁 终止 永久 作废 损坏 换卡 补卡 销户 注销卡 卡片注销 关闭卡片 永久停用 删除卡 销卡退款 余额退回 丢卡 换新卡 不可恢复 close card 不要 坏了 离职 发起',
  '/guide/card/card-log-list':
    '卡交易 交易查询 流水查询 消费 账单导出 授权记录 交易流水 卡片交易 消费列表 历史交易 交易列表 订单列表 账单明细 操作记录 授权列表 退款记录 充值记录 时间筛选 导出 transactions history 类型 最近 买了',
  '/guide/card/card-log-info':
    '开卡结果 充值结果 订单状态 处理结果 单笔 交易详情 查询结果 订单详情 单笔查询 交易状态 拒付原因 失败码 商户名称 消费地点 开卡进度 充值进度 订单查询 轮询结果 操作订单 成功了 轮询 间隔',
  '/guide/card/holder/country-code':
    '国籍 区号 证件类型 支持范围 国家代码 国家编码 地区编码 地区列表 国籍列表 支持国家 不支持的国家 受限国家 电话区号 手机前缀 州省 城市 证件类型列表 ISO 不支持 巴西 越南',
  '/guide/card/holder/create-holder':
    '录入 登记 提交资料 实名 KYC 姓名 身份证 护照 开户 身份验证 新建持卡人 添加用卡人 开卡人 用卡人 实名信息 认证 身份核验 人脸识别 活体 证件上传 出生日期 证件号 职业 进件 资料提交 create cardholder 入网 提交审核 个人资料 链接 H5',
  '/guide/card/holder/update-holder':
    '补件 重新提交 资料有误 邮箱 手机 地址 修改持卡人信息 补充资料 补充材料 重新认证 证件过期 重新上传 资料不完整 变更信息 写错 搬家 照片 不清楚 退回 出生日期 姓名',
  '/guide/card/holder/holder-detail':
    '审核结果 KYC 结果 资料审核失败 待审核 已通过 驳回原因 查询持卡人 持卡人信息 认证状态 认证结果 审核进度 审核中 拒绝原因 未通过 状态 链接 没通过',
  '/guide/card/holder/holder-list':
    '客户列表 用户列表 持卡人查询 全部持卡人 用户查询 分页 客户查询 搜索持卡人 cardholders 邮箱 手机号',
  '/guide/payment/channel-list':
    '支付类型 出款渠道 通道 国家 币种 到账时效 出款时效 费率 单笔限额 付款方式 支付通道 支持国家 支持币种 到账时间 付款限额 通道费用 本地转账 银行转账 电汇 电子钱包 SWIFT SEPA ACH 覆盖范围 时效 费率查询 多久 越南 欧元',
  '/guide/payment/channel-params':
    '收款银行 开户行 账户名 收款人姓名 地址 路由号 联行号 必填字段 付款用途 收款人要素 收款人信息 必填项 付款要素 银行代码 分行 账号校验 银行列表 动态表单 字段校验 收款人类型 个人 企业 SWIFT code BIC IBAN 清算号 付款目的 账号 目的 原因',
  '/guide/payment/apply-quote':
    '汇率报价 买汇 购汇 结汇 换汇 汇兑 试算 手续费预估 锁价 获取汇率 实时汇率 锁汇 汇率有效期 询汇 换算 到账金额 预计到账 费用试算 手续费计算 报价过期 汇率过期 中间价 FX quote 到手 多少',
  '/guide/payment/pay-now':
    '全球付款 出款 代发 跨境汇款 提交付款 下单 跨境支付 创建付款 代付下单 提交代付 批量付款 跨境付款 国际汇款 提现到银行卡 供应商付款 发工资 薪资 结算出款 下发 收款人 全球支付 payout transfer 付给 个人 菲律宾 国外',
  '/guide/payment/order-detail':
    '付款查询 退票 退回 出款结果 出款时效 到账 订单状态 失败原因 付款结果 付款订单查询 代付查询 到账状态 付款失败原因 退款 退回原因 审核中 处理中 汇款凭证 付款回单 水单 查询结果 交易状态 payout status 没收到 退回来 撤回 没到账',
  '/guide/biz/wallet':
    '查询余额 子账户 资金账户 预存 备付 冻结金额 币种余额 入金地址 充值币种 钱包余额 账户余额查询 可用余额 冻结余额 待结算 保证金 备付金 预充值 账户充值 商户入金 打款账户 多币种账户 余额预警 balance 打钱 账号',
  '/guide/other/errors':
    '响应码 系统错误 参数错误 服务不可用 内部错误 网关超时 参数有误 错误信息 校验失败 原因 排查 错误码列表 状态码 错误说明 报错 失败原因 非法参数 缺少参数 参数校验 鉴权失败 未授权 无权限 不存在 重复请求 订单号重复 状态不允许 限流 余额不足 额度超限 系统繁忙 系统异常 服务器错误 超时 400 401 403 404 409 422 429 500 502 503 504 error code 全局',
  '/guide/other/formats':
    '每页大小 页码 排序 时间戳 毫秒 UTC 金额单位 分 元 小数 字符串 邮编 手机号 长度 数据格式 字段格式 时间戳格式 日期格式 时区 金额格式 最小货币单位 小数点 精度 币种代码 国家码 电话格式 字符集 编码 UTF-8 ID 规则 订单号规则 长度限制 枚举 空值 分页参数 游标 每页条数 ISO4217 E.164 pagination 币种 参数 浮点',
  '/guide/other/versions':
    '文档更新 更新记录 迁移 废弃 下线 通知 兼容 版本管理 历史版本 版本号 接口版本 升级通知 兼容性 新增字段 废弃通知 变更通知 停用 下架 发布记录 RSS 订阅更新 changelog version 改了',
  '/token/':
    '数字货币 区块链 USDT TRC20 ERC20 确认数 区块确认 最小充值 链 加密货币支付 数字资产收款 收币 稳定币 充币 提币 充提 钱包服务 代币服务 接入说明 托管 crypto stablecoin',
  '/token/gen-user':
    '分配地址 分配充值地址 创建钱包 生成钱包 最小充值 确认数 二维码 链 获取充值地址 生成充币地址 创建地址 用户钱包 收币地址 独立地址 子账户 创建账户 地址分配 永久地址 入金 deposit address wallet 打到 没到账 绑定 第一个',
  '/token/withdraw':
    '发起提币 提币地址 外部地址 矿工费 链上 交易哈希 到账 转出 提币申请 提币接口 发起提现 转币 打币 出币 归集 链上手续费 Gas 哈希 TXID 提币限额 最小提币 提币失败 地址错误 地址黑名单 反洗钱 审核 withdraw payout 转给 提取 代币 没到账 钱包 交易 创建',
  '/token/listen':
    '后台异步回调 没有收到回调 回调验签 回调重试 通知地址 到账通知 充值到账 长连接 心跳 断开 确认数 回调地址 回调通知 通知接口 推送消息 事件类型 事件订阅 消息订阅 充币通知 提币通知 到账回调 回调失败 未收到通知 消息丢失 消息顺序 重推 WebSocket 断线 断开连接 连接断了 心跳包 保活 关闭码 webhook callback notify event 结果 知道 服务器 断网 没到账 老断开',
  '/token/ack':
    '应答 回执 已处理 重复推送 重新投递 确认接收 消费确认 回复成功 返回 success 消息去重 重复消息 未确认消息 积压 ack 两次',
  '/token/refresh': '换票 票据过期 重连 快照 会话失效 票据续期 重新连接 更换票据 连接凭证 恢复状态 快照同步 refresh',
  '/guide/other/glossary': '相关术语 缩写 释义 字典 名词解释 词汇表 中英文对照 概念 含义 意思 BIN',
  '/guide/other/card':
    '卡品牌 卡状态含义 生命周期 Visa Mastercard 银联 预付卡 额度卡 储值卡 卡种 卡类型 卡状态说明 状态枚举 状态流转 状态机 共享额度卡 卡组织 Discover 虚拟 实体 资金模式 参考',
  '/guide/other/questions': '常见问题 待定 未确认 限制 已知问题 假设条件',
  '/reference/': '全部接口 接口清单 接口目录 文档',
  '/guide/other/downloads': 'Swagger OpenAPI AsyncAPI Postman SDK MCP cURL Markdown 导入 文件',
  '/guide/other/controls': '消费 清算 充值 确认 审核 快进 时钟 重置',
  '/guide/other/signature-doctor': '排查 调试 验签 工具 不一致 错误 失败 在线',
  '/guide/other/checker': '比对 契约 粘贴 排查 异常响应',
};
