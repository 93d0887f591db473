import { useEffect, useRef, useState } from 'react';
import { useOnlineStatus } from '@oracle-astra/shared/hooks';

export type ConnectionStatus = 'online' | 'offline' | 'reconnected';

const noticeMs = 5000;

/** The device's connection; `reconnected` for five seconds after being offline. */
export function useConnectionStatus(): ConnectionStatus {
  const online = useOnlineStatus();
  const [isReconnected, setReconnected] = useState(false);
  const wasOffline = useRef(false);
  useEffect(() => {
    const hasReconnected = online && wasOffline.current;
    wasOffline.current = !online;
    setReconnected(hasReconnected);
    if (!hasReconnected) return undefined;
    const timer = setTimeout(() => setReconnected(false), noticeMs);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return 'offline';
  return isReconnected ? 'reconnected' : 'online';
}
