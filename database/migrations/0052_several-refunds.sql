CREATE SEQUENCE "public"."credit_note_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"pence" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."restocked" between 0 and "refund_lines"."quantity"),
	CONSTRAINT "refund_lines_pence" CHECK ("refund_lines"."pence" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_means";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_pence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "contents" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "goods_pence" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "delivery_pence" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "goodwill_pence" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_note" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "vat_pence" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What a code took off falls on the lines that it was for: all, or those of its product where the code is still there.
WITH shares AS (
	SELECT l.order_id, l.position, l.total_pence, o.discount_pence,
		sum(l.total_pence) OVER upto AS upto, sum(l.total_pence) OVER whole AS whole
	FROM order_lines l JOIN orders o ON o.id = l.order_id AND o.discount_pence > 0
	WHERE NOT EXISTS (
		SELECT FROM coupons c JOIN order_lines own ON own.order_id = o.id AND own.product_id = c.product_id
		WHERE c.code = o.coupon_code AND own.total_pence >= o.discount_pence AND l.product_id <> c.product_id)
	WINDOW whole AS (PARTITION BY l.order_id), upto AS (PARTITION BY l.order_id ORDER BY l.position)
)
UPDATE order_lines l SET discount_pence =
	shares.discount_pence::bigint * shares.upto / shares.whole - shares.discount_pence::bigint * (shares.upto - shares.total_pence) / shares.whole
FROM shares WHERE shares.order_id = l.order_id AND shares.position = l.position;--> statement-breakpoint
UPDATE refunds f SET key = 'whole', contents = 'whole', by = 'shop', goodwill_pence = 0,
	goods_pence = o.subtotal_pence - o.discount_pence, delivery_pence = o.shipping_pence,
	amount_pence = o.total_pence,
	mailed_at = coalesce((SELECT m.at FROM order_mails m WHERE m.order_id = o.id AND m.template = 'order refunded'), f.done_at)
FROM orders o WHERE o.id = f.order_id;--> statement-breakpoint
UPDATE refunds f SET credit_note = n.number, vat_pence = (f.amount_pence + 3) / 6
FROM (
	SELECT id, nextval('credit_note_numbers') AS number FROM (
		SELECT r.id FROM refunds r JOIN orders o ON o.id = r.order_id AND o.receipt_number IS NOT NULL
		WHERE r.state = 'done' AND r.amount_pence > 0 ORDER BY r.done_at, r.created_at
	) AS done
) AS n WHERE n.id = f.id;--> statement-breakpoint
INSERT INTO refund_lines (refund_id, position, quantity, pence)
SELECT f.id, l.position, l.quantity, l.total_pence - l.discount_pence FROM refunds f JOIN order_lines l ON l.order_id = f.order_id;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "contents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "goods_pence" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "delivery_pence" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "goodwill_pence" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("respond_by") WHERE state in ('inquiry', 'needs response');--> statement-breakpoint
CREATE INDEX "payments_intent" ON "payments" USING btree ("payment_intent") WHERE payment_intent is not null;--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("asked_at") WHERE state = 'paid' and payment_intent is not null;--> statement-breakpoint
CREATE INDEX "refunds_refused" ON "refunds" USING btree ("order_id") WHERE state = 'refused';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_refund_unique" UNIQUE("provider_refund");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_unique" UNIQUE("credit_note");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_key" UNIQUE("order_id","key");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount_pence" between 0 and "order_lines"."total_pence");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sum" CHECK ("refunds"."amount_pence" = "refunds"."goods_pence" + "refunds"."delivery_pence" + "refunds"."goodwill_pence");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_parts" CHECK ("refunds"."goods_pence" >= 0 and "refunds"."delivery_pence" >= 0 and "refunds"."goodwill_pence" >= 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_note" CHECK (num_nonnulls("refunds"."credit_note", "refunds"."vat_pence") in (0, 2));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_means" CHECK (not "refunds"."by_other_means" or "refunds"."state" = 'done');