/**
 * Words that documents and readers use for one another in any direction, a group a line: pairs of verbs that undo each other by both names
 * (Google AIP-136 and the CRUD convention), and what APIs of orders, files, projects, messages and access call the same thing.
 */
export const SAME_WORDS = `
copy, duplicate, clone
delete, remove, erase
search, find, look up, lookup, look for
stop, cancel, abort, end
terminate, cancel, end
approve, accept, confirm
reject, decline, refuse, deny
accept, give in
challenge, contest, fight
validate, test, try
booking, appointment, reservation
recipient, receiver, payee
supplier, vendor
email, mail
phone number, mobile number, telephone
attendee, guest, participant
lead, prospect
deal, opportunity
campaign, newsletter, mailing
tax, vat
server, instance, machine
repository, repo
pull request, merge request
deployment, deploy
metric, statistics, measurement
alert, alarm, warning
rating, review, score
bookmark, favourite, favorite
channel, room
conversation, thread, chat
ban, block
mute, silence
speech, voice, audio
transcription, transcript, speech to text
credential, password, secret
api key, access key
two factor, 2fa, mfa
survey, poll, questionnaire
currency, exchange rate
mandate, direct debit
merchant, seller
restore, recover, undelete, unarchive, bring back
attach, link, associate, connect, bind
detach, unlink, disassociate, dissociate, disconnect, unbind
enable, activate, turn on
disable, deactivate, turn off, suspend
merge, combine, join
reply, respond, answer
publish, release
start, begin, launch, run, trigger
pause, halt, hold
archive, hide
refresh, renew, force update, sync
rotate, renew, replace
reset, clear
verify, validate, check, is valid
tag, label
user, member, person, people
team, group
employee, staff, team member, worker
folder, directory
file, document, attachment
image, picture, photo
message, text, chat
comment, note, remark
status, state, progress
permission, access, right, privilege
role, permission
allowlist, whitelist, allow list
device, phone
language, locale, translation
location, store, branch
product, article, goods
catalog, catalogue
inventory, stock
shipment, shipping, delivery, parcel
cart, basket
price, cost, fee
quote, estimate
invoice, bill
dispute, chargeback
refund, money back
payout, withdrawal, disbursement
customer, client, shopper, buyer
organization, organisation, company, enterprise
bank, institution
track, song
version, revision
report, statement
limit, quota, cap
log, history, record, activity
batch, bulk, several at once, many at once, at once, multiple
bank account, account number, routing number, iban
login, log in, sign in, authenticate
logout, log out, sign out
playback, player
创建, 新增, 新建, 添加, 增加
修改, 更新, 编辑, 更改, 变更
删除, 移除, 去掉, 清除, 清空, 撤掉, 删掉
取消, 停止, 终止, 中止, 中断, 撤销
复制, 拷贝, 克隆, 副本
查询, 查看, 查找, 搜索, 检索, 获取, 看
检查, 验证, 校验, 测试
启用, 开启, 激活
停用, 禁用, 关闭
恢复, 还原
回滚, 撤销
绑定, 关联, 加到, 加入
解绑, 解除, 移除
退出, 离开
移除, 踢出
分块, 分片, 分段
员工, 成员, 用户, 同事
共享, 分享
导出, 下载
导入, 上传
名称, 标题, 名字
密码, 口令
登录, 登陆
登出, 退出登录, 注销
登出, 退出
令牌, 凭证, token
有效, 失效, 过期
接口, api
记录, 历史, 日志
提问, 问答, 聊天, 对话, 会话
用户, 客户, 会员
商品, 产品
发票, 账单
余额, 剩余
退款, 退钱, 退回, 退费
图片, 图像, 照片
权限, 角色
`;
