import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpOutbound } from './http.ts';

const refused = { error: 'refusedAddress' };
const message = (url: string) => ({ url, headers: {}, body: '{}' });
/** A look-up that knows every name, and says where it leads. */
const leadingTo = (...addresses: string[]) => ({
  allowsLoopback: false,
  resolve: () =>
    Promise.resolve(addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))),
});

describe('an address that a firm typed', () => {
  it.each([
    ['http://example.org/', 'plain http'],
    ['ftp://example.org/', 'another protocol'],
    ['file:///etc/passwd', 'a file'],
    ['https://user:secret@example.org/', 'a name and password'],
    ['https://127.0.0.1/', 'this machine'],
    ['https://127.1/', 'this machine, shortened'],
    ['https://2130706433/', 'this machine, as a number'],
    ['https://0x7f000001/', 'this machine, as a hexadecimal number'],
    ['https://0177.0.0.1/', 'this machine, in octal'],
    ['https://0.0.0.0/', 'any address'],
    ['https://[::1]/', 'this machine in IPv6'],
    ['https://[::]/', 'any address in IPv6'],
    ['https://[::ffff:127.0.0.1]/', 'this machine as IPv4 in IPv6'],
    ['https://[::ffff:10.0.0.1]/', 'a private network as IPv4 in IPv6'],
    ['https://[64:ff9b::7f00:1]/', 'this machine through a translator'],
    ['https://[2002:7f00:1::]/', 'this machine through a tunnel'],
    ['https://[2001::1]/', 'a tunnel'],
    ['https://[fe80::1]/', 'link-local IPv6'],
    ['https://[fc00::1]/', 'a private network in IPv6'],
    ['https://[ff02::1]/', 'multicast IPv6'],
    ['https://10.0.0.1/', 'a private network'],
    ['https://172.16.0.1/', 'a private network'],
    ['https://172.31.255.255/', 'a private network'],
    ['https://192.168.1.1/', 'a private network'],
    ['https://100.64.0.1/', 'a carrier’s network'],
    ['https://169.254.169.254/latest/meta-data/', 'the metadata of a cloud'],
    ['https://224.0.0.1/', 'multicast'],
    ['https://255.255.255.255/', 'broadcast'],
    ['not an address', 'nothing at all'],
  ])('is refused: %s (%s)', async url => {
    const outbound = httpOutbound(leadingTo('93.184.216.34'));
    expect(await outbound.mayReach(url)).toBe(false);
    expect(await outbound.send(message(url))).toEqual(refused);
  });

  it.each([
    [['10.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['2606:2800:220:1::1', 'fe80::1']],
    [['::ffff:169.254.169.254']],
  ])('is refused where its name leads to %j', async addresses => {
    const outbound = httpOutbound(leadingTo(...addresses));
    expect(await outbound.mayReach('https://example.org/')).toBe(false);
    expect(await outbound.send(message('https://example.org/'))).toEqual(refused);
  });

  it.each([[['93.184.216.34']], [['2606:2800:220:1::1', '93.184.216.34']]])(
    'is accepted where its name leads to %j',
    async addresses => {
      expect(await httpOutbound(leadingTo(...addresses)).mayReach('https://example.org/x?y=z')).toBe(true);
    },
  );

  it('is refused when it is saved, and unreachable when it is sent to, where its name is unknown', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const outbound = httpOutbound({ allowsLoopback: false, resolve });
    expect(await outbound.mayReach('https://nowhere.example/')).toBe(false);
    expect(await outbound.send(message('https://nowhere.example/'))).toEqual({ error: 'unreachable' });
  });
});

describe('a message', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  const listen = async (handle: Parameters<typeof createServer>[1]): Promise<number> => {
    const server = createServer(handle);
    servers.push(server);
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    return (server.address() as AddressInfo).port;
  };

  it('goes to the address that its name was resolved to, whatever the name means a moment later', async () => {
    const hosts: (string | undefined)[] = [];
    const port = await listen((request, response) => {
      hosts.push(request.headers.host);
      response.writeHead(204).end();
    });
    let lookups = 0;
    const resolve = () => {
      lookups++;
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };
    const outbound = httpOutbound({ allowsLoopback: true, resolve });
    expect(await outbound.send(message(`http://hook.example:${port}/`))).toEqual({ status: 204 });
    expect(hosts).toEqual([`hook.example:${port}`]);
    expect(lookups).toBe(1);
  });

  it('follows no redirect', async () => {
    let visits = 0;
    const port = await listen((_, response) => {
      visits++;
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    const outbound = httpOutbound({ allowsLoopback: true });
    expect(await outbound.send(message(`http://127.0.0.1:${port}/`))).toEqual({ status: 302 });
    expect(visits).toBe(1);
  });

  it('waits no longer than it may, and reads no answer without end', async () => {
    const silent = await listen(() => {});
    const endless = await listen((_, response) => {
      response.writeHead(200);
      const write = () => response.write('x'.repeat(65_536), error => error ?? write());
      write();
    });
    const outbound = httpOutbound({ allowsLoopback: true, timeoutMs: 200 });
    expect(await outbound.send(message(`http://127.0.0.1:${silent}/`))).toEqual({ error: 'timeout' });
    expect(await outbound.send(message(`http://127.0.0.1:${endless}/`))).toEqual({ status: 200 });
  });
});
