import { eq } from 'drizzle-orm';
import { formatDate } from '../../../schemas/rules/format-date';
import { assets } from '../../db/generated/assets';
import { addresses } from '../../db/generated/addresses';
import { contentDisposition } from '../../files/content-disposition';
import { handler, preparedHandler, type Handlers } from '../../http/operations/call';
import { fieldLabel } from '../../http/texts/labels';
import { problem } from '../../http/errors/problem';
import { printDocument } from '../../print/print-document';
import { assetLabels } from './label-parameters';

/** Reads the names of the free fields, and a label to stick on an asset. */
export const assetOperations: Handlers = {
  readAssetLabels: handler('readAssetLabels', ({ db }) => assetLabels.answer(db)),

  readAssetLabel: preparedHandler('readAssetLabel', async (call) => {
    const { db, params, language } = call;
    const [found] = await db
      .select({ asset: assets, name1: addresses.name1 })
      .from(assets)
      .leftJoin(addresses, eq(addresses.id, assets.adresseId))
      .where(eq(assets.id, params.id));
    if (!found) throw problem(404, 'msg_record_not_found');
    const { assetnummer, bezeichnung, seriennummer, endeGarantie } = found.asset;
    const label = (field: string, value: string | null) =>
      value === null ? [] : [`${fieldLabel(language, 'Asset', field)} ${value}`];
    const bytes = Buffer.from(
      await printDocument(
        {
          kind: 'label',
          code: assetnummer,
          title: assetnummer,
          lines: [
            bezeichnung,
            ...label('seriennummer', seriennummer),
            ...(found.name1 === null ? [] : [found.name1]),
            ...label('endeGarantie', endeGarantie && formatDate(endeGarantie)),
          ],
        },
        call,
      ),
    );
    return {
      status: 200,
      headers: { 'content-disposition': contentDisposition('inline', `${assetnummer}.pdf`) },
      content: { type: 'application/pdf', stream: bytes, length: bytes.length },
    };
  }),
};
