const key = 'app-promo-seen';

/** Whether the app was offered in this browser. Where nothing can be kept, it is not offered at all. */
export function sawPromo(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function markPromoSeen(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    return;
  }
}
