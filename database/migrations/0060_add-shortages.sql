CREATE TABLE "shortages" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"missing" integer NOT NULL,
	"worth_pence" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"token_hash" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"offers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"swap_id" text,
	"swap_title" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortages_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "shortages_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shortages_missing" CHECK ("shortages"."missing" between 1 and 50),
	CONSTRAINT "shortages_swap" CHECK (("shortages"."state" = 'swapped') = ("shortages"."swap_id" is not null)),
	CONSTRAINT "shortages_answered" CHECK (("shortages"."state" = 'asked') = ("shortages"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortages" ADD CONSTRAINT "shortages_swap_id_products_id_fk" FOREIGN KEY ("swap_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortages_asked" ON "shortages" USING btree ("until") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "shortages_swap_product" ON "shortages" USING btree ("swap_id") WHERE swap_id is not null;