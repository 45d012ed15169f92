import type { MeiAdjustment } from '../../features/year/meiAdjustment';
import { filledText, numberOrNull, text, textOrNull } from '../../features/shared/decode';
import { rowCodec } from './rowCodec';

export const meiAdjustmentRow = rowCodec<MeiAdjustment>(
  'mei_adjustments',
  (row) => ({
    id: filledText(row['id']),
    createdAt: filledText(row['created_at']),
    tradeWithout: numberOrNull(row['trade_without']),
    tradeWith: numberOrNull(row['trade_with']),
    industryWithout: numberOrNull(row['industry_without']),
    industryWith: numberOrNull(row['industry_with']),
    servicesWithout: numberOrNull(row['services_without']),
    servicesWith: numberOrNull(row['services_with']),
    note: textOrNull(row['note']),
    updatedAt: text(row['updated_at']),
  }),
  // Ordered by the columns that make up the id, because the embedded backend does not sort by a text.
  { order: ['created_at', 'month'] },
);
