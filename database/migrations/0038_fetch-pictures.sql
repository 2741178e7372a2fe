CREATE TABLE "picture_fetches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_fetches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" text NOT NULL,
	"product_id" text NOT NULL,
	"line" integer NOT NULL,
	"place" integer NOT NULL,
	"address" text NOT NULL,
	"replaces" text,
	"activate" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"image" text
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pictures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_fetches" ADD CONSTRAINT "picture_fetches_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_fetches" ADD CONSTRAINT "picture_fetches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_fetches_import" ON "picture_fetches" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "picture_fetches_product" ON "picture_fetches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "picture_fetches_waiting" ON "picture_fetches" USING btree ("id") WHERE "picture_fetches"."state" = 'waiting';