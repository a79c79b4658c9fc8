import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../content/testing/fixture.ts';
import { worded } from '../../../words/reader.ts';
import { edits, setUpStudio, startStudio } from '../testing/studio.ts';
import { addPicture, fileName } from './add-picture.ts';
import { cleanPhoto } from './clean-photo.ts';
import { cleanSvg, isSvg } from './clean-svg.ts';
import { cleanSvgInThread } from './clean-svg-in-thread.ts';

const open = setUpStudio();
let site: ReturnType<typeof open>;
beforeAll(() => {
  site = open();
});
const folder = () => join(site.root, 'public/imagens');
afterEach(() => {
  for (const name of readdirSync(folder())) if (name !== 'forte.svg') rmSync(join(folder(), name));
});

/** Noise, as a camera takes it: it does not become small by itself. */
const noise = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** The beginning of what Illustrator exports. */
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 10 10">
<path d="M0 0h10v10z"/></svg>`;
const LARGEST = 2_000_000;

describe('a photo', () => {
  it('loses its location, is rotated upright, resized and compressed', async () => {
    const bytes = await noise(2000, 3000)
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { data, ending, done } = await cleanPhoto(bytes);
    const metadata = await sharp(data).metadata();
    expect(ending).toBe('webp');
    expect(metadata).toMatchObject({ format: 'webp', width: 2400, height: 1600 });
    expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(done.map(worded)).toEqual([
      'reduzida de 3.000 para 2.400 pixels de largura',
      'convertida de JPEG para WebP',
      'sem os dados que a câmera gravou, como data e local',
      expect.stringMatching(/^de [\d,]+ MB para [\d,]+ (MB|kB)$/),
    ]);
  });

  it('that is small keeps its size', async () => {
    const { data, done } = await cleanPhoto(await noise(300, 200).webp().toBuffer());
    expect(await sharp(data).metadata()).toMatchObject({ width: 300, height: 200 });
    expect(done.join()).not.toMatch(/reduzida|convertida/);
  });

  it('keeps its transparency', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } });
    const { data } = await cleanPhoto(await clear.png().toBuffer());
    expect((await sharp(data).stats()).isOpaque).toBe(false);
  });

  it('that is animated becomes a still picture', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { data, done } = await cleanPhoto(bytes);
    expect((await sharp(data).metadata()).pages ?? 1).toBe(1);
    expect(done.map(worded)).toContain('sem animação: só o primeiro quadro');
  });

  it.each([
    ['a text', () => Buffer.from('olá')],
    ['nothing', () => Buffer.alloc(0)],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['a TIFF', () => noise(4, 4).tiff().toBuffer()],
  ])('%s is not a photo', async (_, make) => {
    await expect(cleanPhoto(await make())).rejects.toThrow(/não é uma imagem que o site aceite/);
  });

  it('that is truncated is refused', async () => {
    const whole = await noise(400, 400).jpeg().toBuffer();
    await expect(cleanPhoto(whole.subarray(0, whole.length / 2))).rejects.toThrow(/incompleto/);
  });

  it('of a phone is told to be HEIC, and what to do', async () => {
    const heic = Buffer.from(picture('beginning-of-a-phone-photo.heic'));
    await expect(cleanPhoto(heic)).rejects.toThrow(/está em HEIC.*Exporte-a como JPEG/);
  });

  it('that is very tall becomes as high as its format can be', async () => {
    const tall = { width: 1080, height: 17_000, channels: 3 as const, background: '#abc' };
    const { data, done } = await cleanPhoto(await sharp({ create: tall }).jpeg().toBuffer());
    expect(await sharp(data).metadata()).toMatchObject({ width: 1041, height: 16_383 });
    expect(done.map(worded)).toContain('reduzida de 1.080 para 1.041 pixels de largura');
  });

  it('with too many pixels is refused before decoding', async () => {
    // A header alone: 20.000 × 20.000.
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    await expect(cleanPhoto(png)).rejects.toThrow(
      /20\.000 × 20\.000 pixels; o limite|não é uma imagem/,
    );
  });
});

describe('a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script with a namespace prefix',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    ],
    ['an event handler', '<rect onload="alert(1)" onclick="alert(1)" width="4" height="4"/>'],
    [
      'HTML inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>alert(1)</p></body></foreignObject>',
    ],
    ['a link', '<a href="javascript:alert(1)"><rect width="4" height="4"/></a>'],
    [
      'a picture from another site',
      '<image href="https://mal.example/alert(1).png" width="4" height="4"/>',
    ],
    [
      'a picture from another site in the old notation',
      '<image xlink:href="https://mal.example/alert(1).png"/>',
    ],
    ['a picture that is an HTML page', '<image href="data:text/html,alert(1)"/>'],
    ['a picture that is an SVG', '<image href="data:image/svg+xml;base64,alert(1)"/>'],
    ['a part of another file', '<use href="https://mal.example/alert(1).svg#a"/>'],
    ['a style from another site', '<style>@import "https://mal.example/alert(1).css";</style>'],
    ['a colour from another site', '<rect fill="url(https://mal.example/alert(1))"/>'],
    [
      'a colour from another site in a style',
      '<rect style="fill:url(\'//mal.example/alert(1)\')"/>',
    ],
    [
      'an image set in a style attribute',
      '<rect style="fill:image-set(&quot;https://mal.example/alert(1)&quot; 1x)"/>',
    ],
    [
      'an image set in a style sheet',
      '<style>rect{mask:-webkit-image-set("https://mal.example/alert(1)" 1x)}</style>',
    ],
    ['a src() value', '<rect fill="src(\'//mal.example/alert(1)\')"/>'],
    ['a cross-fade() value', '<style>rect{mask:cross-fade("//mal.example/alert(1)", red)}</style>'],
    ['an animation of a link', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a set element for an event handler', '<set attributeName="onclick" to="alert(1)"/>'],
  ])('loses %s', (_, risky) => {
    const { text } = cleanSvg(Buffer.from(svg(`${risky}<path d="M0 0h10v10z"/>`)));
    // Words that stay behind are drawn as words, or not at all.
    expect(text).not.toMatch(/<[^>]*alert|mal\.example|script/);
    expect(text).toContain('M0 0h10v10z');
  });

  it('keeps the elements that draw', () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M0 0h1"/></defs>' +
      '<style>.a{fill:url(#g)}</style><use xlink:href="#p"/><path class="a" d="M0 0h10v10z"/><text x="1">Olá</text>' +
      '<image href="data:image/png;base64,AAAA" width="1" height="1"/>';
    const { text, done } = cleanSvg(
      Buffer.from(
        `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n<!-- feito à mão -->\n${svg(inside)}`,
      ),
    );
    for (const part of [
      'linearGradient id="g"',
      'url(#g)',
      'href="#p"',
      'class="a"',
      'Olá',
      'data:image/png',
      'viewBox="0 0 10 10"',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/DOCTYPE|<\?xml/);
    expect(done.map(worded)).toEqual([]);
  });

  it('reports that something was removed', () => {
    const { done } = cleanSvg(Buffer.from(svg('<script>alert(1)</script><path d="M0 0"/>')));
    expect(done.map(worded)).toEqual([
      'sem os trechos que poderiam executar código ou buscar algo fora',
    ]);
  });

  it.each([
    [svg('<path d="M0 0"/>', ''), /não diz o seu tamanho/],
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<path></svg>',
      /a partir da linha 2, coluna 6\. “path” é aberto ali e nunca fechado\./,
    ],
    [svg('a'.repeat(2_000_001)), /passa de 2 MB/],
  ])('%.60s is refused', (text, message) => {
    expect(() => cleanSvg(Buffer.from(text))).toThrow(message);
  });

  it('is recognised by its content', () => {
    expect(isSvg(Buffer.from(`\uFEFF<?xml version="1.0"?><!-- a --> ${svg('')}`))).toBe(true);
    expect(isSvg(Buffer.from('<html><svg></svg></html>'))).toBe(false);
    expect(isSvg(Buffer.from(ILLUSTRATOR))).toBe(true);
  });

  it.each(['<!-- -->', '<!--', '<?xml', '<!DOCTYPE', '<!DOCTYPE [', ' '])(
    'is recognised in linear time: %s',
    (part) => {
      const text = part.repeat(LARGEST / part.length);
      const started = performance.now();
      expect(isSvg(Buffer.from(text))).toBe(false);
      expect(() => cleanSvg(Buffer.from(text))).toThrow(/não é um SVG que se possa ler/);
      expect(performance.now() - started).toBeLessThan(10_000);
    },
  );

  it('may come from Illustrator, with its namespace entities', () => {
    const { text } = cleanSvg(Buffer.from(ILLUSTRATOR));
    expect(text).toContain('M0 0h10v10z');
    expect(text).not.toMatch(/ENTITY|&ns_/);
  });

  it('cannot be enlarged by its entities', () => {
    const uses = '&a;'.repeat(100_000);
    const bomb = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "&a;&a;">]>${svg(uses)}`;
    expect(() => cleanSvg(Buffer.from(bomb))).toThrow(/passa de 2 MB/);
  });

  it('is cleaned in a thread, and aborted if it takes too long', async () => {
    expect(await cleanSvgInThread(Buffer.from(svg('<path d="M0 0"/>')))).toMatchObject({
      done: [],
    });
    await expect(cleanSvgInThread(Buffer.from('<svg/>'))).rejects.toThrow(/não é um SVG/);
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 10);
    const deep = svg('<g>'.repeat(40_000) + '</g>'.repeat(40_000));
    await expect(cleanSvgInThread(Buffer.from(deep), 500)).rejects.toThrow(/complicado demais/);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5); // others are answered meanwhile
  });
});

describe('a name', () => {
  it.each([
    ['Foto da Equipe (1).JPG', 'foto-da-equipe-1'],
    ['../../etc/Senhas.png', 'senhas'],
    ['C:\\Fotos\\Ação.png', 'acao'],
    ['.htaccess', 'imagem'],
    ['日本.png', 'imagem'],
    ['', 'imagem'],
    [`${'muito '.repeat(30)}.png`, 'muito-muito-muito-muito-muito-muito-muito-muito-muito-muito'],
  ])('the file name of %j is %s', (name, plain) =>
    expect(fileName(name, site.studio.words)).toBe(plain),
  );

  it('is made unique', async () => {
    const bytes = await noise(8, 8).png().toBuffer();
    const paths = [];
    for (let count = 0; count < 3; count += 1)
      paths.push(
        (await addPicture(site.studio, 'Logo.png', bytes)).picture.path.replace(/\.\w+$/, ''),
      );
    expect(paths).toEqual(['/imagens/logo', '/imagens/logo-2', '/imagens/logo-3']);
    expect(readdirSync(folder())).toHaveLength(4);
  });
});

it('writes nothing once the upload was cancelled', async () => {
  const before = readdirSync(folder());
  const bytes = Buffer.from(svg('<path d="M0 0h1"/>', 'width="30" height="20"'));
  const stop = new AbortController();
  const added = addPicture(site.studio, 'cancelada.svg', bytes, stop.signal);
  stop.abort();
  await expect(added).rejects.toThrow(/cancelado/);
  expect(readdirSync(folder())).toEqual(before);
});

it('a folder that links to a path outside the site accepts no picture', async () => {
  const outside = join(site.root, 'fora');
  const images = folder();
  const kept = readFileSync(join(images, 'forte.svg'));
  rmSync(images, { recursive: true });
  mkdirSync(outside);
  symlinkSync(outside, images);
  const added = addPicture(site.studio, 'a.svg', Buffer.from(svg('<path d="M0 0"/>')));
  await expect(added).rejects.toThrow(/atalho/);
  expect(readdirSync(outside)).toEqual([]);
  rmSync(images);
  mkdirSync(images);
  site.write({ 'public/imagens/forte.svg': kept });
});

describe('over the wire', () => {
  let server: Awaited<ReturnType<typeof startStudio>>;
  beforeAll(async () => {
    server = await startStudio(site.studio);
  });
  afterAll(() => server.stop());
  const headers = { 'content-type': 'image/png' };

  it('the type of a picture is determined by its content, not by its name or header', async () => {
    const body = Buffer.from(svg('<path d="M0 0h1"/>', 'width="30" height="20"'));
    const path = '/api/add-picture?name=foto.jpg';
    const { status, text } = await server.send({ path, body, headers });
    expect(status).toBe(200);
    expect(JSON.parse(text).picture).toMatchObject({
      path: '/imagens/foto.svg',
      width: 30,
      height: 20,
    });
  });

  it('a file that is not a picture is refused with a message', async () => {
    const path = '/api/add-picture?name=foto.png';
    const { status, text } = await server.send({ path, body: '<html></html>', headers });
    expect(status).toBe(409);
    expect(worded(JSON.parse(text).error)).toMatch(/não é uma imagem/);
    const typed = await server.send({ path, body: 'a', headers: { 'content-type': 'text/plain' } });
    expect(typed.status).toBe(415);
  });

  it('a body over 25 MB is refused', async () => {
    const path = '/api/add-picture?name=foto.png';
    const { status, text } = await server.send({ path, body: Buffer.alloc(25_000_001), headers });
    expect(status).toBe(413);
    expect(worded(JSON.parse(text).error)).toBe('O corpo passa de 25 MB.');
    expect(readdirSync(folder())).toEqual(['forte.svg']);
  });
});

describe('removing', () => {
  it.each([
    [
      '/imagens/forte.svg',
      /em uso: site-config\/collections\/partners\.json, site-config\/site\.json/,
    ],
    ['/imagens/nada.svg', /Não há uma imagem/],
    ['/../site-config/site.json', /Não há uma imagem/],
    ['/guias/guia.pdf', /em uso: site-config\/pages\/inicio\.json/],
    ['/guias/sem-uso.pdf', /Não há uma imagem/],
  ])('%s is refused', async (path, message) => {
    writeFileSync(join(site.root, 'public/guias/sem-uso.pdf'), '%PDF-1.4');
    await expect(site.ask('remove-picture', { path })).rejects.toThrow(message);
    expect(existsSync(join(folder(), 'forte.svg'))).toBe(true);
  });

  it('removes a picture that neither files nor edits show', async () => {
    const { picture } = await addPicture(
      site.studio,
      'a.svg',
      Buffer.from(svg('<path d="M0 0"/>')),
    );
    const value = site.value('site-config/site.json');
    value.brand.logoOnDark.src = picture.path;
    const asked = { path: picture.path, ...edits({ 'site-config/site.json': value }) };
    await expect(site.ask('remove-picture', asked)).rejects.toThrow(/em uso/);
    expect((await site.ask('remove-picture', { path: picture.path })).picture.path).toBe(
      picture.path,
    );
    expect(readdirSync(folder())).toEqual(['forte.svg']);
  });
});

it.each([
  ['/pictures/of-2026', '/pictures/of-2026/a.svg'],
  [undefined, '/images/a.svg'],
])('with the folder %s in site.json, a picture comes to %s', async (pictureFolder, path) => {
  const details = JSON.parse(readFileSync(join(site.root, 'site-config/site.json'), 'utf8'));
  const other = open({ 'site-config/site.json': { ...details, pictureFolder } });
  const added = await addPicture(other.studio, 'a.svg', Buffer.from(svg('<path d="M0 0"/>')));
  expect(added.picture.path).toBe(path);
  expect(existsSync(join(other.root, 'public', path))).toBe(true);
});
