import { useNavigate } from 'react-router';
import { type CouponForm, encodeNewCoupon } from '#contract/coupon.ts';
import { newCouponBody } from '#contract/coupon-body.ts';
import { pagePaths } from '#contract/paths.ts';
import { coupons, newCoupon as text } from '#wording/dashboard/coupons.ts';
import { useForm } from '../../browser/form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notifyOnNextPage } from '../../ui/notify.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { bodyErrors } from '../parts/body-errors.ts';
import { Head } from '../parts/head.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { ProductIdField } from './product-id-field.tsx';

export const meta = pageMeta(text.title);

const blankCoupon: CouponForm = {
  code: '',
  productId: 'all',
  type: 'percentage',
  percentage: '',
  flat: '',
  min: '0',
};

const types = [
  { value: 'percentage', label: text.percentage },
  { value: 'flat', label: text.flat },
];

/** The new discount code form (spec.md section 5, 'New coupon'). What fails is said in the red area. */
export default function NewCoupon() {
  const { ask, to } = useDashboard();
  const navigate = useNavigate();
  const form = useForm<CouponForm>({
    initial: blankCoupon,
    check: (form) => bodyErrors(newCouponBody, encodeNewCoupon(form)),
    send: async (form) => {
      const answer = await ask('/new-code', encodeNewCoupon(form));
      if (answer.status !== 200) return answer;
      notifyOnNextPage(answer.message ?? text.done, { tone: 'good' });
      navigate(to(pagePaths.coupons));
    },
  });
  return (
    <>
      <Head back={{ to: to(pagePaths.coupons), label: coupons.title }} title={text.title} />
      <div className="panel max-w-form p-4 desk:p-5">
        <form {...form.props} aria-label={text.title} className="grid gap-4">
          {form.failure && (
            <Notice tone="bad" title={text.failed}>
              {form.failure.message}
            </Notice>
          )}
          <Fields form={form} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="primary" busy={form.busy && text.busy}>
              {text.submit}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}

const Fields = ({ form }: { form: ReturnType<typeof useForm<CouponForm>> }) => (
  <>
    <TextField
      label={text.code}
      hint={text.codeHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      {...form.field('code')}
    />
    <ProductIdField label={text.productId} hint={text.productHint} {...form.field('productId')} />
    <SelectField label={text.type} options={types} {...form.field('type')} />
    {form.values.type === 'percentage' ? (
      <TextField
        key="percentage"
        label={text.percent}
        hint={text.percentHint}
        type="number"
        min={0}
        max={100}
        step={1}
        {...form.field('percentage')}
      />
    ) : (
      <TextField
        key="flat"
        label={text.amount}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('flat')}
      />
    )}
    <TextField
      label={text.min}
      hint={text.minHint}
      inputMode="decimal"
      autoComplete="off"
      {...form.field('min')}
    />
  </>
);
