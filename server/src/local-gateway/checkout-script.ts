/**
 * The script that defines `window.Razorpay`: a frame of the gateway over the page, which reports by messages. It supports
 * Razorpay's options and events as far as the site uses them.
 */
export const checkoutScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Razorpay = class {
    constructor(options) {
      this.options = options;
      this.listeners = {};
    }
    on(name, listener) {
      (this.listeners[name] ??= []).push(listener);
      return this;
    }
    emit(name, value) {
      (this.listeners[name] ?? []).forEach((listener) => listener(value));
    }
    open() {
      const { key, order_id, subscription_id, name, description, prefill = {} } = this.options;
      const query = new URLSearchParams({ key, name: name ?? '', description: description ?? '', contact: prefill.contact ?? '', site: location.origin });
      if (order_id) query.set('order_id', order_id);
      if (subscription_id) query.set('subscription_id', subscription_id);
      this.before = document.activeElement;
      this.frame = document.createElement('iframe');
      this.frame.src = origin + '/v1/checkout/window?' + query;
      this.frame.title = 'Payment';
      this.frame.className = 'razorpay-checkout-frame';
      Object.assign(this.frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', background: 'rgba(0,0,0,.6)' });
      this.receive = (event) => {
        if (event.origin === origin && event.source === this.frame.contentWindow) this.handle(event.data);
      };
      addEventListener('message', this.receive);
      document.body.append(this.frame);
      this.frame.focus();
    }
    handle({ type, response, error }) {
      if (type === 'failed') return this.emit('payment.failed', { error });
      this.close();
      if (type === 'paid') this.options.handler?.(response);
      if (type === 'dismissed') this.options.modal?.ondismiss?.();
    }
    close() {
      removeEventListener('message', this.receive);
      this.frame?.remove();
      this.before?.focus?.();
    }
  };
})();
`;
