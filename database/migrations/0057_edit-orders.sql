CREATE TABLE "order_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"address_before" jsonb,
	"address_after" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refund_pence" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_edits_key" UNIQUE("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"for" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_notes_key" UNIQUE("order_id","key")
);
--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_edits_order" ON "order_edits" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");