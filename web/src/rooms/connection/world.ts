/** The browser, as a room's connection needs it. */
import { SUBPROTOCOL } from '../../lib/protocol';
import type { Link, Socket, World } from './link';

export const browser: World = {
  open(path) {
    const url = new URL(path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url, SUBPROTOCOL) as Socket;
  },
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Tells the link when the machine wakes and when the network comes and goes. */
export function follow(link: Link): () => void {
  const wake = () => link.wake();
  const sleep = () => link.sleep();
  const seen = () => document.visibilityState === 'visible' && link.wake();
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  addEventListener('offline', sleep);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    removeEventListener('offline', sleep);
    document.removeEventListener('visibilitychange', seen);
  };
}
