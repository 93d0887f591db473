import { useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { copyText } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';
import { Button, ButtonAnchor, DialogActions } from '@oracle-astra/shared/ui';

const pictureLimitMs = 4000;

/** Desktop browsers have no share menu, or one that does not accept pictures. */
const hasShareMenu = (): boolean => 'share' in navigator;

export interface ShareActionsProps {
  /** A path without the host. */
  cardUrl: string;
  shareUrl: string;
  /** The text beside the card. */
  text: string;
  fileName: string;
}

/** The data for the share menu: the picture if the menu accepts files, otherwise its address. */
async function toShareData({ cardUrl, shareUrl: url, text, fileName }: ShareActionsProps): Promise<ShareData> {
  // The share menu only opens within seconds after the press, so a slow picture is left out.
  const picture = await fetch(cardUrl, { signal: AbortSignal.timeout(pictureLimitMs) }).then(
    (response) => (response.ok ? response.blob() : null),
    () => null,
  );
  const files = picture === null ? [] : [new File([picture], fileName, { type: 'image/png' })];
  return files.length > 0 && navigator.canShare({ files }) ? { files, text } : { url, text };
}

/** The ways to share a card: the device's share menu, WhatsApp, its link, a file. */
export function ShareActions(card: ShareActionsProps) {
  const { cardUrl, shareUrl, text, fileName } = card;
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const isOnPage = useIsOnPage();
  const [isSharing, setSharing] = useState(false);

  async function share() {
    setSharing(true);
    // Closing the menu rejects the promise, which is not a failure.
    await toShareData(card)
      .then((data) => (isOnPage() ? navigator.share(data) : undefined))
      .catch(() => undefined);
    setSharing(false);
  }

  async function copy() {
    const isCopied = await copyText(shareUrl);
    dispatch(toastShown(isCopied ? 'good' : 'bad', t(isCopied ? 'chat.share.copied' : 'chat.share.copyFailed')));
  }

  return (
    <DialogActions>
      {hasShareMenu() && (
        <Button small busy={isSharing} onClick={() => void share()}>
          {t('chat.share.send')}
        </Button>
      )}
      <ButtonAnchor
        small
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${shareUrl}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('chat.share.whatsapp')}
      </ButtonAnchor>
      <Button small variant="secondary" onClick={() => void copy()}>
        {t('chat.share.copy')}
      </Button>
      <ButtonAnchor small variant="secondary" href={cardUrl} download={fileName}>
        {t('chat.share.save')}
      </ButtonAnchor>
    </DialogActions>
  );
}
