import type { Locale, NotificationKind } from '@oracle-astra/shared/contract';

export type NotificationParams = Record<string, string | number>;
type Sentence = (params: Record<string, string>, count: number) => string;

const english: Record<NotificationKind, Sentence> = {
  comment: ({ actor, title }) => `${actor || 'Somebody'} commented on “${title}”`,
  upvotes: ({ actor, title }, count) => (count > 1 ? `${count} people liked “${title}”` : `${actor || 'Somebody'} liked “${title}”`),
  comment_upvotes: ({ actor, title }, count) => `${count > 1 ? `${count} people` : actor || 'Somebody'} liked your comment on “${title}”`,
  points: ({ points }, count) => `You have ${points} Astro Points: enough for ${count} Oracle ${count === 1 ? 'question' : 'questions'}`,
  transfer_received: (_params, count) => `You received ${count} Oracle ${count === 1 ? 'question' : 'questions'}`,
  subscription_started: () => 'Your subscription has started',
  subscription_renewed: () => 'Your subscription was renewed',
  subscription_cancelled: ({ until }) =>
    until ? `Your subscription ends on ${until} and does not renew` : 'Your subscription is cancelled',
  subscription_ended: () => 'Your subscription has ended',
  subscription_payment_failed: () => 'The payment for your subscription did not go through',
  recharge_credited: ({ amount }) => `${amount} is in your wallet. The receipt is on your balance page`,
  payment_refunded: ({ amount }) => `${amount} is on its way back to you`,
  refund_failed: ({ amount }) => `${amount} could not be returned to you yet. We are seeing to it`,
  dispute_lost: ({ amount }) => `Your bank took ${amount} back. What was unused of that payment has left your balance`,
  post_hidden: ({ title }) => `“${title}” is hidden until it has been looked at`,
  post_restored: ({ title }) => `“${title}” can be seen again`,
  new_device: ({ device }) => `New login${device ? ` on ${device}` : ''}. If it was not you, log that device out`,
  passkey_added: ({ name }) => `A passkey was added${name ? `: ${name}` : ''}. If it was not you, remove it and log the other devices out`,
  passkey_removed: ({ name }) => `A passkey was removed${name ? `: ${name}` : ''}. If it was not you, log the other devices out`,
};

const hindi: Record<NotificationKind, Sentence> = {
  comment: ({ actor, title }) => `${actor ? `${actor} की` : 'किसी की'} टिप्पणी “${title}” पर आई है`,
  upvotes: ({ actor, title }, count) =>
    count > 1 ? `${count} लोगों को “${title}” पसंद आया` : `${actor ? `${actor} को` : 'किसी को'} “${title}” पसंद आया`,
  comment_upvotes: ({ actor, title }, count) =>
    `“${title}” पर आपकी टिप्पणी ${count > 1 ? `${count} लोगों को` : actor ? `${actor} को` : 'किसी को'} पसंद आई`,
  points: ({ points }, count) => `आपके पास ${points} Astro Points हैं, यानी Oracle के ${count} सवाल`,
  transfer_received: (_params, count) => `आपको Oracle के ${count} सवाल मिले हैं`,
  subscription_started: () => 'आपका प्लान शुरू हो गया है',
  subscription_renewed: () => 'आपका प्लान आगे बढ़ गया है',
  subscription_cancelled: ({ until }) => (until ? `आपका प्लान ${until} को खत्म होगा और आगे नहीं बढ़ेगा` : 'आपका प्लान रद्द हो गया है'),
  subscription_ended: () => 'आपका प्लान खत्म हो गया है',
  subscription_payment_failed: () => 'आपके प्लान का भुगतान नहीं हो पाया',
  recharge_credited: ({ amount }) => `${amount} आपके वॉलेट में आ गए हैं। रसीद बैलेंस पेज पर है`,
  payment_refunded: ({ amount }) => `${amount} आपको वापस भेजे जा रहे हैं`,
  refund_failed: ({ amount }) => `${amount} अभी आपको वापस नहीं हो पाए हैं। हम इसे देख रहे हैं`,
  dispute_lost: ({ amount }) => `आपके बैंक ने ${amount} वापस ले लिए हैं। उस भुगतान का जो बचा था, वह आपके बैलेंस से हट गया है`,
  post_hidden: ({ title }) => `“${title}” जाँच होने तक छिपा दिया गया है`,
  post_restored: ({ title }) => `“${title}” फिर से दिखाई दे रहा है`,
  new_device: ({ device }) => `${device ? `${device} पर ` : ''}नया लॉग इन हुआ है। यह आप नहीं थे, तो उस डिवाइस को लॉग आउट कीजिए`,
  passkey_added: ({ name }) => `नई पासकी जोड़ी गई है${name ? `: ${name}` : ''}। यह आप नहीं थे, तो उसे हटाइए और बाकी डिवाइस लॉग आउट कीजिए`,
  passkey_removed: ({ name }) => `एक पासकी हटाई गई है${name ? `: ${name}` : ''}। यह आप नहीं थे, तो बाकी डिवाइस लॉग आउट कीजिए`,
};

const sentences: Record<Locale, Record<NotificationKind, Sentence>> = { en: english, hi: hindi };

/** The sentence of a notification. A missing parameter is an empty text. */
export function formatNotification(kind: NotificationKind, params: NotificationParams, locale: Locale): string {
  const texts: Record<string, string> = new Proxy({}, { get: (_target, name) => String(params[String(name)] ?? '') });
  return sentences[locale][kind](texts, Number(params.count ?? params.questions ?? 1));
}
