/** Sends messages to a mobile number (country code and number, digits only). Rejects when the provider does. */
export interface SmsSender {
  sendCode(mobile: string, code: string): Promise<void>;
  /** `link` is the absolute URL in the message. */
  sendInvite(mobile: string, link: string): Promise<void>;
}
