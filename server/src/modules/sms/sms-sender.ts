/** Sends codes to a mobile number (country code and number, digits only). Rejects when the provider does. */
export interface SmsSender {
  sendCode(mobile: string, code: string): Promise<void>;
}
