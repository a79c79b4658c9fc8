const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address of the web, or a host, is of the machine that it is read on. */
export const isLocalHost = (hostname: string): boolean => LOCAL_HOST.test(hostname);

export const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && isLocalHost(new URL(address).hostname);
