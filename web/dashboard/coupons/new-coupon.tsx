import { useNavigate } from 'react-router';
import { coupons, newCoupon as said } from '#wording/dashboard/coupons.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { titled } from '../layout/titled.ts';
import { Head } from '../parts/head.tsx';
import { useDashboard } from '../staff.ts';
import { blankCoupon, checkCoupon, toNewCode } from './coupon-values.ts';
import { ProductIdField } from './product-id-field.tsx';

export const meta = titled(said.title);

const types = [
  { value: 'percentage', label: said.percentage },
  { value: 'flat', label: said.flat },
];

/** The new discount code form (spec.md section 5, 'New coupon'). What fails is said in the red area. */
export default function NewCoupon() {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const form = useForm({
    initial: blankCoupon,
    check: checkCoupon,
    send: async (values) => {
      const answer = await ask('/new-code', toNewCode(values));
      if (answer.status !== 200) return answer;
      notifyOnNextPage(answer.message ?? said.done, { tone: 'good' });
      navigate(to('coupens'));
    },
  });
  return (
    <>
      <Head back={{ to: to('coupens'), label: coupons.title }} title={said.title} />
      <div className="panel max-w-form p-4 desk:p-5">
        <form {...form.props} aria-label={said.title} className="grid gap-4">
          {form.failure && (
            <Notice tone="bad" title={said.failed}>
              {form.failure.message}
            </Notice>
          )}
          <TextField
            label={said.code}
            hint={said.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...form.field('code')}
          />
          <ProductIdField label={said.productId} hint={said.productHint} {...form.field('productId')} />
          <SelectField label={said.type} options={types} {...form.field('type')} />
          {form.values.type === 'percentage' ? (
            <TextField
              key="percentage"
              label={said.percent}
              hint={said.percentHint}
              type="number"
              min={0}
              max={100}
              step={1}
              {...form.field('percentage')}
            />
          ) : (
            <TextField
              key="flat"
              label={said.amount}
              inputMode="decimal"
              autoComplete="off"
              {...form.field('flat')}
            />
          )}
          <TextField
            label={said.min}
            hint={said.minHint}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('min')}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" busy={form.busy && said.busy}>
              {said.submit}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}
