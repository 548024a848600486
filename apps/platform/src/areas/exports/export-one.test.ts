import { exportSections } from '@dossier/api/contract';
import { loadTexts } from '@dossier/api/texts';
import { language } from '@dossier/validators/vocabularies';
import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { pdfText, qpdfCheck } from '../../testing/pdf.ts';
import { documentsPath, putDocument } from '../../testing/documents.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { completeCompany, completePerson, partyIdsOf, putRegistration } from '../../testing/registrations.ts';
import { putSection } from '../../testing/settings.ts';

const everything = `includes=${exportSections.join(',')}`;

onBothEngines('the export of a registration', engine => {
  let platform: TestPlatform;
  let admin: string;
  let id: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    const allowedLocales = [...language.codes];
    await putSection(platform.database, 'meridian', 'regions', regions => ({ ...regions, allowedLocales }));
    id = await putRegistration(platform, {
      parties: [completePerson({ lastName: '=HYPERLINK("http://x")', nativeName: 'Ειρήνη 山田' })],
    });
    await platform.get(`/api/main/registrations/${id}/comments`, {
      method: 'POST',
      token: admin,
      body: { text: 'Called about the pension.', mentions: [] },
    });
  });

  const ask = (query: string, token = admin, registration = id) =>
    platform.ask(`/api/main/registrations/${registration}/export?${query}`, { token });
  async function bytesOf(query: string, token = admin): Promise<Uint8Array> {
    const response = await ask(query, token);
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  }
  const lastAudit = () =>
    platform.database.read('meridian', tx =>
      tx.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow(),
    );

  describe.each(language.codes)('as a document in %s', locale => {
    it('is whole, and holds the heading of every section', async () => {
      const bytes = await bytesOf(`format=pdf&locale=${locale}&${everything}`);
      expect(await qpdfCheck(bytes)).toBe(0);
      const text = (await pdfText(bytes)).join(' ');
      const { sections } = await loadTexts(locale, 'exports');
      for (const section of exportSections) expect(text).toContain(sections[section]);
      expect(text).toContain((await loadTexts(locale, 'report')).internal);
      expect(text).toContain((await loadTexts(locale, 'parties')).clientFile['tax-residency']);
    });
  });

  it('tells in words what happened to documents, and what changed of them', async () => {
    const id = await putRegistration(platform, { hasDocuments: false });
    const [party = null] = await partyIdsOf(platform, id);
    const document = await putDocument(platform, admin, id, { party_id: party, kind: 'passport' });
    const changed = await platform.ask(`${documentsPath(id)}/${document._id}`, {
      method: 'PUT',
      token: admin,
      body: { kind: 'idCard', documentNumber: null, issuedOn: null, validUntil: '2031-03-02' },
      headers: { 'if-match': `"v${document.version}"` },
    });
    expect(changed.status).toBe(200);
    const response = await ask('format=csv&locale=nl-NL&includes=activity', admin, id);
    const text = await response.text();
    expect(text).toContain('Sanne de Wit heeft een document toegevoegd: Paspoort');
    expect(text).toContain('Document: Soort: Paspoort → Identiteitskaart');
    expect(text).toContain('Document: Geldig tot toegevoegd: 2 maart 2031');
    expect(text).not.toContain('registration.');
  });

  it('is found damaged where it is', async () => {
    const bytes = await bytesOf('format=pdf');
    bytes.fill(0x20, bytes.length - 900, bytes.length - 500);
    expect(await qpdfCheck(bytes)).not.toBe(0);
  });

  it('says on every page when it was made and of what, and what the audit trail calls it', async () => {
    const bytes = await bytesOf('format=pdf&locale=nl-NL&title=Dossier%20voor%20de%20notaris');
    const pages = await pdfText(bytes);
    const { detail, action } = await lastAudit();
    const { contentHash, fileHash } = detail as { contentHash: string; fileHash: string };
    expect(action).toBe('registration.exported');
    expect(fileHash).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(pages[0]).toContain('Dossier voor de notaris');
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Geëxporteerd op 21 november 2026');
      expect(page).toContain(contentHash.slice(0, 16));
      expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`);
    }
    expect(pages.join('').replaceAll(' ', '')).toContain(contentHash);
  });

  it('prints what the font has, and owns up to what it has not', async () => {
    const text = (await pdfText(await bytesOf('format=pdf&locale=en-US'))).join(' ');
    expect(text).toContain('Ειρήνη ■■');
    expect(text).toContain('stands for a character');
  });

  it('keeps identifiers masked, and shows them only to anyone who may reveal them, in writing', async () => {
    const [masked, full] = [
      Buffer.from(await bytesOf('format=csv')).toString(),
      Buffer.from(await bytesOf('format=csv&reveal=true')).toString(),
    ];
    expect(masked).toContain('******782');
    expect(masked).not.toContain('123456782');
    expect(full).toContain('123456782');
    expect((await lastAudit()).detail).toMatchObject({ identifiers: 'full' });
    const agents = await putRegistration(platform, { assignee: 'meridian.agent' });
    const agent = await platform.signIn('meridian.agent');
    expect((await ask('format=csv&reveal=true', agent, agents)).status).toBe(403);
    expect((await ask('format=csv', agent, agents)).status).toBe(200);
  });

  it('is a table that no spreadsheet runs', async () => {
    const text = Buffer.from(await bytesOf('format=csv&locale=en-US&includes=parties')).toString();
    expect(text.startsWith('\uFEFFSection,About,Field,Value\r\n')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  });

  it('leaves out what is internal unless it is asked for, and always in what a client signs', async () => {
    const usual = (await pdfText(await bytesOf('format=pdf&locale=en-US'))).join(' ');
    expect(usual).not.toContain('Called about the pension.');
    const text = (await pdfText(await bytesOf('format=pdf&locale=en-US&includes=comments'))).join(' ');
    expect(text).toContain('Called about the pension.');
    expect((await ask(`format=pdf&prepareForSigning=true&${everything}`)).status).toBe(400);
    const signed = (await pdfText(await bytesOf('format=pdf&locale=fr-FR&prepareForSigning=true'))).join(' ');
    expect(signed).toContain((await loadTexts('fr-FR', 'report')).signing.text);
  });

  it('comes as an archive whose manifest holds the hash of each file', async () => {
    const files = unzipSync(await bytesOf('format=zip&locale=de-DE'));
    const { files: named } = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as {
      files: readonly { name: string; sha256: string }[];
    };
    expect(named).toHaveLength(2);
    for (const { name, sha256 } of named)
      expect(createHash('sha256').update(files[name]!).digest('hex')).toBe(sha256);
  });

  it('is of those whom a company belongs to as well', async () => {
    const company = await putRegistration(platform, { type: 'BUSINESS', parties: [completeCompany()] });
    const bytes = new Uint8Array(await (await ask('format=pdf&locale=en-US', admin, company)).arrayBuffer());
    expect(await qpdfCheck(bytes)).toBe(0);
    const text = (await pdfText(bytes)).join(' ');
    expect(text).toContain('68750110');
    expect(text).toContain('Maarten van der Brüggen');
  });

  it('is in a language that the tenant has', async () => {
    expect((await ask('format=pdf&locale=xx-XX')).status).toBe(400);
    expect((await ask('format=docx')).status).toBe(400);
    expect((await ask('format=pdf&includes=secrets')).status).toBe(400);
  });
});
